import { expect, it } from "vitest";
import { allQualifiers, statedIn } from "./observations.ts";
import type { QualifierField } from "./qualifiers.ts";

it.each<[field: QualifierField, text: string, value: string | number | null]>([
  ["wheelSize", "15-inch wheel", "15"],
  ["wheelSize", '15" wheels', "15"],
  ["wheelSize", "Rin 16", "16"],
  ["wheelSize", "rines de 15 y 16 pulgadas, con ABS", "15, 16"],
  ["wheelSize", "16- or 15-inch wheels", "15, 16"],
  ["wheelSize", "22.5-inch wheel", "22.5"],
  ["wheelSize", "5 bolts", null],
  ["wheelSize", "wheel 45", null],
  ["abs", "With ABS", 1],
  ["abs", "c/ABS", 1],
  ["abs", "without ABS", 0],
  ["abs", "sin ABS", 0],
  ["abs", "Non-ABS", 0],
  ["abs", "cabs", null],
  ["wearSensor", "With wear sensor", 1],
  ["wearSensor", "sin sensor de desgaste", 0],
  ["drive", "4WD", "4x4"],
  ["drive", "4 x 2", "4x2"],
  ["drive", "4x100", null],
  ["rearBrake", "With rear drum brakes", "Drum"],
  ["rearBrake", "discos traseros", "Disc"],
  ["rearBrake", "tambor trasero", "Drum"],
  ["brakeSystem", "Brembo caliper", "Brembo"],
  ["brakeSystem", "Sistema ate", "ATE"],
  ["brakeSystem", "late", null],
])("reads %s in %s", (field, text, value) => {
  expect(statedIn(text, field)).toBe(value);
});

it("adds what an observation states to the qualifiers of columns, which come first", () => {
  const observation = "Rin 15, sin ABS";
  expect(allQualifiers({ qualifiers: { abs: true }, observation })).toEqual({
    abs: true,
    wheelSize: "15",
  });
  expect(allQualifiers({ observation: null })).toEqual({});
});
