import { examples } from "@caliper/api-client/fixtures";
import { describe, expect, it } from "vitest";
import { barsOf, type Compared, differencesOf } from "./differences.ts";
import { signed } from "./signed.ts";

const { brake_rotors: rotor, wheel_cylinders: cylinder, brake_pads: pad } = examples.datasheets;

const changed = (part: Compared, values: Record<string, number | string | null>): Compared => ({
  ...part,
  dimensions: part.dimensions.map((one) =>
    one.name in values ? { ...one, value: values[one.name] ?? null } : one,
  ),
});

const rowOf = (a: Compared, b: Compared, column: string) =>
  differencesOf(a, b).find((row) => row.column === column);

describe("differencesOf", () => {
  it("returns only equal rows for the same part", () => {
    for (const part of Object.values(examples.datasheets))
      expect(differencesOf(part, part).filter(({ isEqual }) => !isEqual)).toEqual([]);
  });

  it("returns B minus A, absolute and relative to A", () => {
    expect(rowOf(rotor, changed(rotor, { height: 42.5 }), "height")).toEqual({
      kind: "length",
      column: "height",
      letter: "E",
      a: 49.5,
      b: 42.5,
      difference: -7,
      relative: -7 / 49.5,
      isEqual: false,
    });
  });

  it("ignores rounding errors", () => {
    const almost = changed(rotor, { height: 49.300_000_000_000_004 });
    expect(rowOf(changed(rotor, { height: 49.3 }), almost, "height")).toMatchObject({
      difference: 0,
      isEqual: true,
    });
  });

  it("has no difference if a part has no value", () => {
    expect(rowOf(rotor, changed(rotor, { flange: null }), "flange")).toMatchObject({
      a: 6.5,
      b: null,
      difference: null,
      relative: null,
      isEqual: false,
    });
  });

  it("leaves out empty rows, the code and the packing", () => {
    const columns = differencesOf(cylinder, cylinder).map(({ column }) => column);
    expect(columns).not.toContain("code");
    expect(columns).not.toContain("boxQuantity");
    const bare = changed(rotor, { flange: null });
    expect(rowOf(bare, bare, "flange")).toBeUndefined();
  });

  it("orders rows by letter, then holes, identifying columns, position and FMSI number", () => {
    const columns = differencesOf(rotor, rotor).map(({ letter, column }) => letter ?? column);
    expect(columns.join(" ")).toBe("A B C D E F G H holes disc position fmsi");
  });

  it("compares counts, and texts without regard to case", () => {
    const other: Compared = {
      ...changed(rotor, { holes: 4, disc: "VENTILATED" }),
      position: "Rear",
    };
    expect(rowOf(rotor, other, "holes")).toMatchObject({ kind: "count", difference: -1 });
    expect(rowOf(rotor, other, "disc")).toMatchObject({ kind: "word", isEqual: true });
    expect(rowOf(rotor, other, "position")).toMatchObject({ a: "Front", b: "Rear" });
  });

  it("compares a text and a number as texts", () => {
    const other = changed(cylinder, { thread: 10 });
    expect(rowOf(cylinder, other, "thread")).toMatchObject({ kind: "word", b: "10" });
  });

  it("has one row for the FMSI number of pads", () => {
    const columns = differencesOf(pad, { ...pad, fmsi: "D999" }).map(({ column }) => column);
    expect(columns.filter((column) => column === "fmsi")).toHaveLength(1);
  });
});

describe("barsOf", () => {
  it("states differences as shares of the first part, signed", () => {
    const bars = barsOf(
      differencesOf(rotor, changed(rotor, { outerDiameter: 302.5, height: 39.6, holes: 4 })),
    );
    expect([...bars]).toEqual([
      ["outerDiameter", expect.closeTo(0.1)],
      ["height", expect.closeTo(-0.2)],
    ]);
  });
  it("is empty if all rows are equal", () => {
    expect(barsOf(differencesOf(rotor, rotor)).size).toBe(0);
  });
});

describe("signed", () => {
  it.each([
    [1.5, "1.50", "+1.50"],
    [-1.5, "1.50", "−1.50"],
    [0, "0.00", "0.00"],
  ])("writes %s", (value, text, written) => {
    expect(signed(value, text)).toBe(written);
  });
});
