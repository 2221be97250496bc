import type { Finding, FoundPart } from "@caliper/api-client";
import { describe, expect, it } from "vitest";
import { exactPart, isWhole } from "./destination.ts";

const part = (code: string, why: Pick<FoundPart, "match" | "reason">): FoundPart => ({
  code,
  family: "brake_pads",
  ...why,
  detail: { en: "", es: "" },
  measures: {},
  certified: false,
});

describe("exactPart", () => {
  it("prefers the part with that code to others that share it as FMSI number", () => {
    const own = part("D1200", { match: "exact", reason: "code" });
    const other = part("D1200S", { match: "exact", reason: "fmsi" });
    expect(exactPart([other, own])).toBe(own);
  });
  it("is the only exact match, for any reason", () => {
    const only = part("BR31338", { match: "exact", reason: "interchange" });
    expect(exactPart([only, part("D12001", { match: "prefix", reason: "code" })])).toBe(only);
  });
  it("is never a part that replaces the code", () => {
    const replaces = { steps: [], options: [] };
    const replacing = { ...part("BR31338", { match: "exact", reason: "code" }), replaces };
    const old = part("BR31340", { match: "exact", reason: "code" });
    expect(exactPart([replacing])).toBeNull();
    expect(exactPart([old, replacing])).toBe(old);
  });
  it("is null if several match or none exactly", () => {
    const two = [
      part("D12001", { match: "exact", reason: "fmsi" }),
      part("D12002", { match: "exact", reason: "fmsi" }),
    ];
    expect(exactPart(two)).toBeNull();
    expect(exactPart([part("D12001", { match: "near", reason: "code" })])).toBeNull();
    expect(exactPart([])).toBeNull();
  });
});

describe("isWhole", () => {
  const place = { text: "", from: 0, to: 0 };
  const finding = (
    understood: Finding["understood"],
    notUnderstood: Finding["notUnderstood"] = [],
  ) => isWhole({ understood, notUnderstood });

  it("is true for a vehicle with a range of years and an axle", () => {
    const years = { ...place, kind: "years", years: { from: 2012, to: 2015 } } as const;
    expect(finding([years, { ...place, kind: "axle", axle: "front" }])).toBe(true);
  });
  it("is false for a version of a model and a text that was not understood", () => {
    const years = { from: 1999, to: 2004 };
    expect(finding([{ ...place, kind: "chassis", submodel: "A4", years }])).toBe(false);
    expect(finding([], [place])).toBe(false);
  });
  it("is false for years in which the vehicle was not built", () => {
    const years = { from: 2014, to: 2014 };
    const conflict = { name: "b15", built: { from: 1999, to: 2006 } };
    expect(finding([{ ...place, kind: "years", years }])).toBe(true);
    expect(finding([{ ...place, kind: "years", years, conflict }])).toBe(false);
  });
});
