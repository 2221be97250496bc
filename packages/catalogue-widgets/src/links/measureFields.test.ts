import { columnsOf, dimensionColumns } from "@caliper/catalogue-model";
import { examples, measureFieldsAnswers } from "@caliper/api-client/fixtures";
import { describe, expect, it } from "vitest";
import {
  fieldOrder,
  fullColumns,
  measurableFamily,
  referenceKinds,
  measurableIn,
  usualColumns,
} from "./measureFields.ts";

const { viewers } = examples;

describe("measurable families of a section", () => {
  it("are its families", () => {
    expect(measurableIn("brakepad_band", viewers.cliente)).toEqual([
      "brake_pads",
      "brake_shoes",
      "brake_lining",
    ]);
    expect(measurableIn("rotor_drum", viewers.junior)).toEqual(["brake_rotors", "brake_drums"]);
    expect(measurableIn("cylinder_bomb", viewers.admin)).toEqual([
      "wheel_cylinders",
      "master_cylinders",
    ]);
  });
  it("are for PLANTA those of its flags", () => {
    const withFlag = { ...viewers.planta_pads, flags: ["P_BP"] as const };
    expect(measurableIn("brakepad_band", withFlag)).toEqual(["brake_pads"]);
    expect(measurableIn("rotor_drum", viewers.planta_pads)).toEqual([]);
  });
});

it.each(Object.entries(measureFieldsAnswers))(
  "the fields of %s are all asked for, once each",
  (type, { Fields }) => {
    const family = measurableFamily(type);
    if (family === undefined) throw new Error(`${type} is not measurable`);
    const measures = Fields.slice(dimensionColumns(columnsOf(family)).identifying.length);
    const ordered = fieldOrder(family, measures);
    expect(ordered.toSorted()).toEqual(measures.toSorted());
  },
);

it("lists the rotor measures that a caliper reaches easily first", () => {
  const family = "brake_rotors";
  const order = fieldOrder(family, usualColumns(family));
  expect(order.slice(0, 4)).toEqual(["outerDiameter", "thickness", "height", "centerBore"]);
});

it.each([
  [9, 4, 3],
  [9, 6, 5],
  [6, 4, 3],
  [8, 4, 4],
  [10, 4, 2],
  [3, 4, 4],
  [2, 3, 3],
])("lays out %i fields, where %i columns fit, in %i", (count, most, columns) => {
  expect(fullColumns(count, most)).toBe(columns);
});

it("puts unknown fields last", () => {
  expect(fieldOrder("brake_rotors", ["NEW_ONE", "outerDiameter"])).toEqual([
    "outerDiameter",
    "NEW_ONE",
  ]);
});

it("returns two reference drawings for rotors and drums, none for others", () => {
  const names = (family: Parameters<typeof referenceKinds>[0]) =>
    referenceKinds(family).map(({ drawing }) => drawing);
  expect(names("brake_rotors")).toEqual(["BR01", "BR02"]);
  expect(names("brake_drums")).toEqual(["BD01", "BD02"]);
  expect(names("brake_pads")).toEqual([]);
});
