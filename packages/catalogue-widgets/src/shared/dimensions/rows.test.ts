import type { Dimension } from "@caliper/api-client";
import { describe, expect, it } from "vitest";
import { dimensionRows, longestFraction } from "./rows.ts";

const of = (name: string, value: Dimension["value"], letter?: string): Dimension => ({
  name,
  value,
  ...(letter !== undefined && { letter }),
});

describe("dimensionRows", () => {
  it("puts a rotor's bolt holes beside their circle and leaves out what the facts show", () => {
    const rows = dimensionRows("brake_rotors", [
      of("XBP", "BR31338"),
      of("DWG", "BR01"),
      of("POSITION", "Front"),
      of("DISC", "Ventilated"),
      of("OUTER_DIAM", 275, "A"),
      of("BOLT_CIRCLE", 100, "D"),
      of("HOLES", 5),
    ]);
    expect(rows).toEqual([
      { column: "OUTER_DIAM", letter: "A", millimetres: 275 },
      { column: "BOLT_CIRCLE", letter: "D", millimetres: 100, holes: 5 },
    ]);
  });
  it("gives holes without a circle a row of their own", () => {
    expect(dimensionRows("brake_drums", [of("HOLES", 4)])).toEqual([
      { column: "HOLES", letter: undefined, text: "4" },
    ]);
  });
  it("lists letters first, then sizes, threads and counts as texts", () => {
    const rows = dimensionRows("wheel_cylinders", [
      of("XBP", "WC116402"),
      of("Size", "13/16"),
      of("Sizemm", 20.64, "A"),
      of("Rosca", "M10 x 1.0"),
      of("Longitud", 58, "B"),
      of("Orificios", 2),
      of("Qty_box", 20),
      of("Qty_Pallet", 2400),
    ]);
    expect(rows.map(({ column, letter, text }) => [column, letter ?? text])).toEqual([
      ["Sizemm", "A"],
      ["Longitud", "B"],
      ["Size", "13/16"],
      ["Rosca", "M10 x 1.0"],
      ["Orificios", "2"],
    ]);
  });
  it("has no row for a column without a value", () => {
    expect(dimensionRows("brake_pads", [of("LENGTH1", null, "A"), of("WIDTH1", "", "B")])).toEqual(
      [],
    );
  });
  it("measures a piston in mm though its columns have no letters", () => {
    expect(dimensionRows("pistons", [of("MATERIAL", "Steel"), of("OUTER_DIAM", 45.2)])).toEqual([
      { column: "MATERIAL", letter: undefined, text: "Steel" },
      { column: "OUTER_DIAM", letter: undefined, millimetres: 45.2 },
    ]);
  });
});

describe("longestFraction", () => {
  it("counts decimals as stored", () => {
    const rows = [275, 22.5, 6.25].map((millimetres) => ({ column: "x", millimetres }));
    expect(longestFraction(rows)).toBe(2);
    expect(longestFraction([{ column: "x", millimetres: 275 }])).toBe(0);
    expect(longestFraction([{ column: "x", text: "1.25" }])).toBe(0);
  });
});
