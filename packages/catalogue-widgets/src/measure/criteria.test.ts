import { describe, expect, it } from "vitest";
import {
  isEqual,
  noMeasures,
  questionOf,
  sameValues,
  toleranceOf,
  widened,
  widerSteps,
  withTolerance,
  withType,
  type MeasureCriteria,
} from "./criteria.ts";

const rotor: MeasureCriteria = {
  ...noMeasures,
  type: "Brake Rotors",
  values: { outerDiameter: 279.7, thickness: 21.6 },
  tolerances: { thickness: 1 },
};

describe("another type", () => {
  it("clears measures and their tolerances, and keeps unit and view", () => {
    const drums = withType({ ...rotor, unit: "in", tolerance: 2 }, "Brake Drums");
    expect(drums).toEqual({ ...noMeasures, type: "Brake Drums", unit: "in", tolerance: 2 });
  });
  it("does nothing if it is the same", () => {
    expect(withType(rotor, "Brake Rotors")).toBe(rotor);
  });
});

describe("tolerances", () => {
  it("use the general one unless a measure has its own; counts have none", () => {
    expect(toleranceOf(rotor, "outerDiameter")).toBe(0.5);
    expect(toleranceOf(rotor, "thickness")).toBe(1);
    expect(toleranceOf({ ...rotor, tolerance: 5 }, "holes")).toBe(0);
  });
  it("of a measure are removed when they equal the general one", () => {
    expect(withTolerance(rotor, "thickness", 0.5).tolerances).toEqual({});
    expect(withTolerance(rotor, "outerDiameter", 2).tolerances).toEqual({
      thickness: 1,
      outerDiameter: 2,
    });
  });
  it("are widened to the given value, and never narrowed", () => {
    expect(widened(rotor, 1)).toMatchObject({ tolerance: 1, tolerances: {} });
    expect(widened({ ...rotor, tolerances: { thickness: 5 } }, 1)).toMatchObject({
      tolerance: 1,
      tolerances: { thickness: 5 },
    });
  });
  it("that would find more start above the narrowest one", () => {
    expect(widerSteps(rotor)).toEqual([1, 2, 5]);
    expect(widerSteps({ ...rotor, tolerance: 0 })).toEqual([0.5, 1, 2, 5]);
    expect(widerSteps({ ...rotor, tolerance: 5, tolerances: {} })).toEqual([]);
    expect(widerSteps({ ...rotor, values: { holes: 5 } })).toEqual([]);
  });
});

describe("the question", () => {
  it("contains each measure with its tolerance", () => {
    expect(questionOf(rotor)).toEqual([
      { column: "outerDiameter", value: 279.7, tolerance: 0.5 },
      { column: "thickness", value: 21.6, tolerance: 1 },
    ]);
  });
  it("omits values that are not numbers", () => {
    expect(questionOf({ ...rotor, values: { outerDiameter: Number.NaN } })).toEqual([]);
  });
  it("matches 13/16 in with the catalogue's 20.64 mm when exact", () => {
    const bore = { ...noMeasures, type: "Wheel Cylinders", tolerance: 0, unit: "in" } as const;
    const [asked] = questionOf({ ...bore, values: { sizeMm: 20.6375 } });
    expect(Math.abs(20.64 - 20.6375)).toBeLessThanOrEqual(asked?.tolerance ?? 0);
    expect(questionOf({ ...bore, unit: "mm", values: { holes: 5 } })[0]?.tolerance).toBe(0);
  });
});

it("deviations that are not displayed count as equal", () => {
  expect(isEqual(0.0025, "mm")).toBe(true);
  expect(isEqual(0.01, "mm")).toBe(false);
  expect(isEqual(0.01, "in")).toBe(true);
});

it("compares values by content", () => {
  expect(sameValues({ A: 1, B: 2 }, { B: 2, A: 1 })).toBe(true);
  expect(sameValues({ A: Number.NaN }, { A: Number.NaN })).toBe(true);
  expect(sameValues({ A: 1 }, { A: 1, B: 2 })).toBe(false);
  expect(sameValues({ A: 1 }, { B: 1 })).toBe(false);
});
