import type { Application } from "@caliper/api-client";
import { describe, expect, it } from "vitest";
import { commonInterchanges, commonVehicles, overlapOf } from "./inCommon.ts";

const fits = (
  maker: string,
  model: string,
  from: number,
  to: number | null,
  position: string | null = null,
): Application => ({
  maker,
  model,
  submodel: null,
  engine: null,
  position,
  observation: null,
  qualifiers: {},
  years: { from, to },
});

describe("overlapOf", () => {
  it.each([
    [2000, 2005, 2003, 2010, { from: 2003, to: 2005 }],
    [2000, 2005, 2005, 2010, { from: 2005, to: 2005 }],
    [2000, 2004, 2005, 2010, null],
    [2000, null, 2005, 2010, { from: 2005, to: 2010 }],
    [2000, null, 2005, null, { from: 2005, to: null }],
    [2012, null, 2005, 2010, null],
  ])("of %s-%s and %s-%s", (from, to, otherFrom, otherTo, expected) => {
    const one = { from, to };
    const other = { from: otherFrom, to: otherTo };
    expect(overlapOf(one, other)).toEqual(expected);
    expect(overlapOf(other, one)).toEqual(expected);
  });
});

describe("commonVehicles", () => {
  it("returns the years that both parts cover", () => {
    const { vehicles, models } = commonVehicles(
      [fits("Toyota", "Corolla", 2000, 2008), fits("Toyota", "Yaris", 2000, 2008)],
      [fits("TOYOTA", "Corolla", 2005, null), fits("Kia", "Rio", 2005, null)],
    );
    expect(vehicles).toEqual([
      { maker: "Toyota", model: "Corolla", years: { from: 2005, to: 2008 } },
    ]);
    expect(models).toEqual({ a: 2, b: 2, both: 1 });
  });
  it("ignores accents and case", () => {
    const { models } = commonVehicles(
      [fits("Citroën", "C3", 2000, null)],
      [fits("CITROEN", "c3", 2000, null)],
    );
    expect(models.both).toBe(1);
  });
  it("separates front from rear; a missing position matches any", () => {
    const front = [fits("Toyota", "Corolla", 2000, 2008, "Front")];
    const rear = [fits("Toyota", "Corolla", 2000, 2008, "Rear")];
    const unsaid = [fits("Toyota", "Corolla", 2000, 2008)];
    expect(commonVehicles(front, rear).vehicles).toEqual([]);
    expect(commonVehicles(front, unsaid).vehicles).toHaveLength(1);
  });
});

describe("commonInterchanges", () => {
  it("compares normalized brands and codes and returns each once", () => {
    const shared = commonInterchanges(
      [
        { brand: "FRENAX", code: "FX-27522" },
        { brand: "FRENAX", code: "FX 27522" },
        { brand: "KAIROS", code: "KR-1338" },
      ],
      [
        { brand: "Frenax", code: "fx27522" },
        { brand: "ROTEX", code: "KR-1338" },
      ],
    );
    expect(shared).toEqual([{ brand: "FRENAX", code: "FX-27522" }]);
  });
});
