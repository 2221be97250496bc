import type { Datasheet } from "@caliper/api-client";
import { describe, expect, it } from "vitest";
import { previewFigures } from "./previewFigures.ts";

const rotor: Datasheet = {
  code: "BR31338",
  family: "brake_rotors",
  type: "Brake Rotors",
  detail: { en: "ventilated, front", es: "ventilado, delantero" },
  fmsi: "D1200",
  position: "Front",
  dimensions: [
    { name: "XBP", value: "BR31338" },
    { name: "DISC", value: "Ventilated" },
    { name: "OUTER_DIAM", value: 275, letter: "A" },
    { name: "HAT_DIAM", value: 148, letter: "B" },
    { name: "CENTER_BORE", value: 55, letter: "C" },
    { name: "BOLT_CIRCLE", value: 100, letter: "D" },
    { name: "HEIGHT", value: 49.5, letter: "E" },
    { name: "THICKNESS", value: 22, letter: "F" },
    { name: "HOLES", value: 5 },
  ],
  pallet: { boxQuantity: 2, palletQuantity: 1080, weight: 11.6 },
  certification: { certified: true, grades: [] },
};

describe("previewFigures", () => {
  it("shows a rotor's diameter, thickness, height, bolts and packing", () => {
    expect(previewFigures(rotor)).toEqual([
      { kind: "dimension", column: "OUTER_DIAM", value: 275 },
      { kind: "dimension", column: "THICKNESS", value: 22 },
      { kind: "dimension", column: "HEIGHT", value: 49.5 },
      { kind: "bolts", column: "BOLT_CIRCLE", holes: 5, circle: 100 },
      { kind: "packing", box: 2, pallet: 1080 },
    ]);
  });

  it("fills the row of an unknown packing", () => {
    const { pallet: _pallet, ...unpacked } = rotor;
    expect(previewFigures(unpacked).at(-1)).toEqual({
      kind: "dimension",
      column: "CENTER_BORE",
      value: 55,
    });
  });

  it("begins a drum with the drum and leaves out what is not known", () => {
    const drum: Datasheet = {
      ...rotor,
      family: "brake_drums",
      type: "Brake Drums",
      dimensions: [
        { name: "DRUM_DIAM", value: 200 },
        { name: "DRUM_WIDTH", value: null },
        { name: "OUTER_DIAM", value: 230 },
      ],
    };
    expect(previewFigures(drum).map((figure) => ("column" in figure ? figure.column : ""))).toEqual(
      ["DRUM_DIAM", "OUTER_DIAM", ""],
    );
  });

  it("keeps texts such as a thread as they are", () => {
    const cylinder: Datasheet = {
      ...rotor,
      family: "wheel_cylinders",
      type: "Wheel Cylinders",
      dimensions: [
        { name: "Size", value: "13/16" },
        { name: "Sizemm", value: 20.64 },
        { name: "Rosca", value: "M10x1" },
      ],
    };
    expect(previewFigures(cylinder).slice(0, 3)).toEqual([
      { kind: "dimension", column: "Sizemm", value: 20.64 },
      { kind: "text", column: "Rosca", value: "M10x1" },
      { kind: "text", column: "Size", value: "13/16" },
    ]);
  });
});
