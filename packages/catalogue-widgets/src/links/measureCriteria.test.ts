import { describe, expect, it } from "vitest";
import {
  isEqual,
  noMeasures,
  questionOf,
  sameValues,
  toleranceOf,
  widened,
  widerSteps,
  mayWear,
  withInstrument,
  withTolerance,
  withFamily,
  type MeasureCriteria,
} from "./measureCriteria.ts";

const rotor: MeasureCriteria = {
  ...noMeasures,
  family: "brake_rotors",
  values: { outerDiameter: 279.7, thickness: 21.6 },
  tolerances: { thickness: 1 },
};

describe("another family", () => {
  it("clears measures and their tolerances, and keeps unit and view", () => {
    const drums = withFamily({ ...rotor, unit: "in", tolerance: 2 }, "brake_drums");
    expect(drums).toEqual({ ...noMeasures, family: "brake_drums", unit: "in", tolerance: 2 });
  });
  it("does nothing if it is the same", () => {
    expect(withFamily(rotor, "brake_rotors")).toBe(rotor);
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

it("may wear where a measure does and the part is not new", () => {
  expect(mayWear(rotor)).toBe(true);
  expect(mayWear({ ...rotor, condition: "new" })).toBe(false);
  expect(mayWear({ ...rotor, values: { outerDiameter: 275 } })).toBe(false);
});

describe("the request", () => {
  it("contains each measure with its tolerance", () => {
    expect(questionOf(rotor).values).toEqual([
      { column: "outerDiameter", value: 279.7, tolerance: 0.5 },
      { column: "thickness", value: 21.6, tolerance: 1 },
    ]);
  });
  it("contains condition, instrument and unit", () => {
    const asked = { condition: "worn", instrument: "tape", unit: "in" } as const;
    expect(questionOf({ ...rotor, ...asked })).toMatchObject({ family: "brake_rotors", ...asked });
  });
  it("allows half a sixteenth more for a reading in sixteenths, unless it must match exactly", () => {
    const inches: MeasureCriteria = {
      ...noMeasures,
      unit: "in",
      values: { width: 50.8, length: 51 },
    };
    const tolerances = (criteria: MeasureCriteria) =>
      questionOf(criteria).values.map(({ tolerance = 0 }) => Number(tolerance.toFixed(3)));
    expect(tolerances(inches)).toEqual([1.294, 0.5]);
    expect(tolerances(withInstrument(inches, "tape"))).toEqual([2.794, 2]);
    expect(tolerances({ ...inches, unit: "mm" })).toEqual([0.5, 0.5]);
    expect(tolerances({ ...inches, tolerance: 0 })).toEqual([0.013, 0.013]);
  });
  it("omits values that are not numbers", () => {
    expect(questionOf({ ...rotor, values: { outerDiameter: Number.NaN } }).values).toEqual([]);
  });
  it("matches 13/16 in with the catalogue's 20.64 mm when exact", () => {
    const bore = { ...noMeasures, family: "wheel_cylinders", tolerance: 0, unit: "in" } as const;
    const [asked] = questionOf({ ...bore, values: { sizeMm: 20.6375 } }).values;
    expect(Math.abs(20.64 - 20.6375)).toBeLessThanOrEqual(asked?.tolerance ?? 0);
    expect(questionOf({ ...bore, unit: "mm", values: { holes: 5 } }).values[0]?.tolerance).toBe(0);
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
