import { describe, expect, it } from "vitest";
import { measureAddress, readMeasureAddress } from "./measureAddress.ts";
import { noMeasures, type MeasureCriteria } from "./measureCriteria.ts";

const written = (criteria: MeasureCriteria) =>
  new URLSearchParams(measureAddress(criteria).map(([name, value]) => [name, value])).toString();

const rotor: MeasureCriteria = {
  ...noMeasures,
  family: "brake_rotors",
  values: { outerDiameter: 279.7, thickness: 21.6 },
};

describe("the address of a measure search", () => {
  it("writes the type, each measure and non-default values", () => {
    expect(written(rotor)).toBe("type=Brake+Rotors&OUTER_DIAM=279.7&THICKNESS=21.6");
    expect(written(noMeasures)).toBe("");
  });

  it.each<MeasureCriteria>([
    rotor,
    noMeasures,
    { ...noMeasures, unit: "in" },
    { ...rotor, instrument: "tape", tolerance: 2, condition: "worn" },
    { ...rotor, instrument: "eye", tolerance: 0.5, condition: "new" },
    { ...noMeasures, instrument: "tape", tolerance: 2 },
    { ...rotor, tolerance: 0, unit: "in", view: "grid" },
    { ...rotor, tolerance: 2, tolerances: { thickness: 0.5 } },
    { ...noMeasures, family: "wheel_cylinders", values: { sizeMm: 20.6375 } },
    { ...rotor, values: { holes: 5, outerDiameter: 0 } },
  ])("is read as it was written: %j", (criteria) => {
    expect(readMeasureAddress(new URLSearchParams(written(criteria)))).toEqual(criteria);
  });

  it.each(["type=Bicycles&OUTER_DIAM=1", "OUTER_DIAM=279.7", "tol=3&view=list&unit=ft", "type="])(
    "opens empty where it means nothing: %s",
    (query) => {
      expect(readMeasureAddress(new URLSearchParams(query))).toEqual(noMeasures);
    },
  );

  it.each(["LENGTH1=140", "OUTER_DIAM=abc", "OUTER_DIAM=-3", "OUTER_DIAM=1e3", "OUTER_DIAM=99999"])(
    "leaves out what is not a measure of the type: %s",
    (query) => {
      const read = readMeasureAddress(new URLSearchParams(`type=Brake+Rotors&${query}`));
      expect(read).toEqual({ ...noMeasures, family: "brake_rotors" });
    },
  );
});
