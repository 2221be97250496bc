import { describe, expect, it, test } from "vitest";
import { families } from "./families.ts";
import { toleranceSteps } from "./limits.ts";
import { certaintyOf, instrumentTolerances, matchReading, readingTolerance } from "./measuring.ts";
import { columnOf, columnsOf } from "./tables/index.ts";

const rotor = { outerDiameter: 280, thickness: 22, minThickness: 20, height: 48 };
const thickness = (value: number, tolerance = 0.5) => ({ field: "thickness", value, tolerance });

describe("a reading of a rotor's thickness", () => {
  it.each([
    [22.2, { doubt: 0 }],
    [22.5, { doubt: 1 }],
    [22.6, null],
    [21.5, { doubt: 1 }],
    [21, { doubt: 1, worn: { by: 1, limit: 20 } }],
    [19.6, { doubt: 1, worn: { by: 2.4, limit: 20 } }],
    [19, { doubt: 2, worn: { by: 3, limit: 20 } }],
    [18.4, null],
  ])("of %d mm", (value, match) => {
    expect(matchReading("brake_rotors", rotor, thickness(value), "unknown")).toEqual(match);
  });

  it("does not wear when the part is new", () => {
    expect(matchReading("brake_rotors", rotor, thickness(21), "new")).toBeNull();
  });

  it("uses the usual wear if the product has no limit", () => {
    const part = { ...rotor, minThickness: null };
    const match = matchReading("brake_rotors", part, thickness(20.5), "worn");
    expect(match?.worn).toEqual({ by: 1.5, limit: 20 });
  });
});

test("the height of a rotor wears by half as much as its thickness", () => {
  const height = (value: number) =>
    matchReading("brake_rotors", rotor, { field: "height", value, tolerance: 0.1 }, "worn");
  expect(height(47)?.worn).toEqual({ by: 1, limit: 47 });
  expect(height(45.8)).toBeNull();
});

test("a drum's diameter increases with wear", () => {
  const drum = { drumDiameter: 228.6, maxDiameter: 230.1 };
  const reading = (value: number) => ({ field: "drumDiameter", value, tolerance: 0.5 });
  expect(matchReading("brake_drums", drum, reading(229.8), "worn")?.worn).toEqual({
    by: 1.2,
    limit: 230.1,
  });
  expect(matchReading("brake_drums", drum, reading(228), "worn")).toBeNull();
});

test("limits of wear are measures of the same table", () => {
  for (const { id } of families) {
    for (const { limit } of columnsOf(id).flatMap(({ wear }) => wear ?? [])) {
      if (limit === undefined) continue;
      expect([columnOf(id, limit.from)?.unit, columnOf(id, limit.to)?.unit]).toEqual(["mm", "mm"]);
    }
  }
});

test("sixteenths of an inch are rounded readings, other readings are not", () => {
  expect(readingTolerance("caliper", 279.4, "in")).toBeCloseTo(0.5 + 25.4 / 32);
  expect(readingTolerance("tape", 20.6375, "in")).toBeCloseTo(2 + 25.4 / 32);
  expect(readingTolerance("caliper", 279.7, "in")).toBe(0.5);
  expect(readingTolerance("caliper", 279.4, "mm")).toBe(0.5);
});

test("the tolerances of instruments are among those that users choose from", () => {
  for (const tolerance of Object.values(instrumentTolerances)) {
    expect(toleranceSteps).toContain(tolerance);
  }
});

test("the weakest reading determines the certainty of a part", () => {
  expect(certaintyOf([{ doubt: 0 }, { doubt: 0 }])).toBe("very_likely");
  expect(certaintyOf([{ doubt: 0 }, { doubt: 1 }])).toBe("likely");
  expect(certaintyOf([{ doubt: 0 }])).toBe("likely");
  expect(certaintyOf([{ doubt: 0 }, { doubt: 0 }], "eye")).toBe("likely");
  expect(certaintyOf([{ doubt: 2 }], "eye")).toBe("doubtful");
});
