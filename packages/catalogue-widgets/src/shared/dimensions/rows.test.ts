import type { Dimension } from "@caliper/api-client";
import { describe, expect, it } from "vitest";
import { dimensionRows, longestFraction } from "./rows.ts";

const of = (name: string, value: Dimension["value"], letter?: string): Dimension => ({
  name,
  value,
  ...(letter !== undefined && { letter }),
});

describe("dimensionRows", () => {
  it("adds bolt holes to their circle and omits columns that are among the facts", () => {
    const rows = dimensionRows("brake_rotors", [
      of("code", "BR31338"),
      of("drawing", "BR01"),
      of("position", "Front"),
      of("disc", "Ventilated"),
      of("outerDiameter", 275, "A"),
      of("boltCircle", 100, "D"),
      of("holes", 5),
    ]);
    expect(rows).toEqual([
      { column: "outerDiameter", letter: "A", millimeters: 275 },
      { column: "boltCircle", letter: "D", millimeters: 100, holes: 5 },
    ]);
  });
  it("has a row for bolt holes without a circle", () => {
    expect(dimensionRows("brake_drums", [of("holes", 4)])).toEqual([
      { column: "holes", letter: undefined, text: "4" },
    ]);
  });
  it("orders lettered rows first, then sizes, threads and counts as texts", () => {
    const rows = dimensionRows("wheel_cylinders", [
      of("code", "WC116402"),
      of("size", "13/16"),
      of("sizeMm", 20.64, "A"),
      of("thread", "M10 x 1.0"),
      of("length", 58, "B"),
      of("ports", 2),
      of("boxQuantity", 20),
      of("palletQuantity", 2400),
    ]);
    expect(rows.map(({ column, letter, text }) => [column, letter ?? text])).toEqual([
      ["sizeMm", "A"],
      ["length", "B"],
      ["size", "13/16"],
      ["thread", "M10 x 1.0"],
      ["ports", "2"],
    ]);
  });
  it("has no row for a column without a value", () => {
    expect(dimensionRows("brake_pads", [of("length1", null, "A"), of("width1", "", "B")])).toEqual(
      [],
    );
  });
  it("shows piston dimensions in mm, although they have no letters", () => {
    expect(dimensionRows("pistons", [of("material", "Steel"), of("outerDiameter", 45.2)])).toEqual([
      { column: "material", letter: undefined, text: "Steel" },
      { column: "outerDiameter", letter: undefined, millimeters: 45.2 },
    ]);
  });
});

describe("longestFraction", () => {
  it("counts decimals as stored", () => {
    const rows = [275, 22.5, 6.25].map((millimeters) => ({ column: "x", millimeters }));
    expect(longestFraction(rows)).toBe(2);
    expect(longestFraction([{ column: "x", millimeters: 275 }])).toBe(0);
    expect(longestFraction([{ column: "x", text: "1.25" }])).toBe(0);
  });
});
