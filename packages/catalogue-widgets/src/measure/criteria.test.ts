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
  it("empties measures and their tolerances, and keeps how one looks at them", () => {
    const drums = withType({ ...rotor, unit: "in", tolerance: 2 }, "Brake Drums");
    expect(drums).toEqual({ ...noMeasures, type: "Brake Drums", unit: "in", tolerance: 2 });
  });
  it("that is the same changes nothing", () => {
    expect(withType(rotor, "Brake Rotors")).toBe(rotor);
  });
});

describe("tolerances", () => {
  it("are the general one, unless a measure has its own; what is counted has none", () => {
    expect(toleranceOf(rotor, "outerDiameter")).toBe(0.5);
    expect(toleranceOf(rotor, "thickness")).toBe(1);
    expect(toleranceOf({ ...rotor, tolerance: 5 }, "holes")).toBe(0);
  });
  it("of a measure end when they are the general one again", () => {
    expect(withTolerance(rotor, "thickness", 0.5).tolerances).toEqual({});
    expect(withTolerance(rotor, "outerDiameter", 2).tolerances).toEqual({
      thickness: 1,
      outerDiameter: 2,
    });
  });
  it("are widened no further than asked, and never narrowed", () => {
    expect(widened(rotor, 1)).toMatchObject({ tolerance: 1, tolerances: {} });
    expect(widened({ ...rotor, tolerances: { thickness: 5 } }, 1)).toMatchObject({
      tolerance: 1,
      tolerances: { thickness: 5 },
    });
  });
  it("that would let more in begin above the closest one", () => {
    expect(widerSteps(rotor)).toEqual([1, 2, 5]);
    expect(widerSteps({ ...rotor, tolerance: 0 })).toEqual([0.5, 1, 2, 5]);
    expect(widerSteps({ ...rotor, tolerance: 5, tolerances: {} })).toEqual([]);
    expect(widerSteps({ ...rotor, values: { holes: 5 } })).toEqual([]);
  });
});

describe("the question", () => {
  it("carries each measure with its tolerance", () => {
    expect(questionOf(rotor)).toEqual([
      { column: "outerDiameter", value: 279.7, tolerance: 0.5 },
      { column: "thickness", value: 21.6, tolerance: 1 },
    ]);
  });
  it("leaves out what is no number", () => {
    expect(questionOf({ ...rotor, values: { outerDiameter: Number.NaN } })).toEqual([]);
  });
  it("takes 13/16 in for the catalogue's 20.64 mm when it is to be exact", () => {
    const bore = { ...noMeasures, type: "Wheel Cylinders", tolerance: 0, unit: "in" } as const;
    const [asked] = questionOf({ ...bore, values: { sizeMm: 20.6375 } });
    expect(Math.abs(20.64 - 20.6375)).toBeLessThanOrEqual(asked?.tolerance ?? 0);
    expect(questionOf({ ...bore, unit: "mm", values: { holes: 5 } })[0]?.tolerance).toBe(0);
  });
});

it("equal is what shows no difference", () => {
  expect(isEqual(0.0025, "mm")).toBe(true);
  expect(isEqual(0.01, "mm")).toBe(false);
  expect(isEqual(0.01, "in")).toBe(true);
});

it("values are compared by content", () => {
  expect(sameValues({ A: 1, B: 2 }, { B: 2, A: 1 })).toBe(true);
  expect(sameValues({ A: Number.NaN }, { A: Number.NaN })).toBe(true);
  expect(sameValues({ A: 1 }, { A: 1, B: 2 })).toBe(false);
  expect(sameValues({ A: 1 }, { B: 1 })).toBe(false);
});
