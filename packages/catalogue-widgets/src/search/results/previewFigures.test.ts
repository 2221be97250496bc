import type { Datasheet } from "@caliper/api-client";
import { describe, expect, it } from "vitest";
import { previewFigures } from "./previewFigures.ts";

const rotor: Datasheet = {
  code: "BR31338",
  family: "brake_rotors",
  detail: { en: "ventilated, front", es: "ventilado, delantero" },
  fmsi: "D1200",
  position: "Front",
  dimensions: [
    { name: "code", value: "BR31338" },
    { name: "disc", value: "Ventilated" },
    { name: "outerDiameter", value: 275, letter: "A" },
    { name: "hatDiameter", value: 148, letter: "B" },
    { name: "centerBore", value: 55, letter: "C" },
    { name: "boltCircle", value: 100, letter: "D" },
    { name: "height", value: 49.5, letter: "E" },
    { name: "thickness", value: 22, letter: "F" },
    { name: "holes", value: 5 },
  ],
  pallet: { boxQuantity: 2, palletQuantity: 1080, weight: 11.6 },
  certification: { certified: true, grades: [] },
  images: [],
};

describe("previewFigures", () => {
  it("shows a rotor's diameter, thickness, height, bolts and packing", () => {
    expect(previewFigures(rotor)).toEqual([
      { kind: "dimension", column: "outerDiameter", value: 275 },
      { kind: "dimension", column: "thickness", value: 22 },
      { kind: "dimension", column: "height", value: 49.5 },
      { kind: "bolts", column: "boltCircle", holes: 5, circle: 100 },
      { kind: "packing", box: 2, pallet: 1080 },
    ]);
  });

  it("fills the row if the packing is unknown", () => {
    const { pallet: _pallet, ...unpacked } = rotor;
    expect(previewFigures(unpacked).at(-1)).toEqual({
      kind: "dimension",
      column: "centerBore",
      value: 55,
    });
  });

  it("starts with a drum's drum diameter and omits unknown figures", () => {
    const drum: Datasheet = {
      ...rotor,
      family: "brake_drums",
      dimensions: [
        { name: "drumDiameter", value: 200 },
        { name: "drumWidth", value: null },
        { name: "outerDiameter", value: 230 },
      ],
    };
    expect(previewFigures(drum).map((figure) => ("column" in figure ? figure.column : ""))).toEqual(
      ["drumDiameter", "outerDiameter", ""],
    );
  });

  it("keeps texts such as a thread unchanged", () => {
    const cylinder: Datasheet = {
      ...rotor,
      family: "wheel_cylinders",
      dimensions: [
        { name: "size", value: "13/16" },
        { name: "sizeMm", value: 20.64 },
        { name: "thread", value: "M10x1" },
      ],
    };
    expect(previewFigures(cylinder).slice(0, 3)).toEqual([
      { kind: "dimension", column: "sizeMm", value: 20.64 },
      { kind: "text", column: "thread", value: "M10x1" },
      { kind: "text", column: "size", value: "13/16" },
    ]);
  });
});
