import { describe, expect, it } from "vitest";
import { measureWords } from "./measureWords.ts";

const read = (text: string) => {
  const found = measureWords(text);
  return found && [found.families.join(), found.values, found.unit];
};

describe("measureWords", () => {
  it.each([
    ["rotor 279.7 x 21.6", "brake_rotors", [279.7, 21.6], "mm"],
    ["rotores 279.7 x 21.6 mm", "brake_rotors", [279.7, 21.6], "mm"],
    ["279.7x21.6 rotor", "brake_rotors", [279.7, 21.6], "mm"],
    ["Disco delantero de 279,7 por 21,6 milímetros", "brake_rotors", [279.7, 21.6], "mm"],
    ["ROTOR 279.7MM X 21.6MM", "brake_rotors", [279.7, 21.6], "mm"],
    ["rotor Ø280 × 22", "brake_rotors", [280, 22], "mm"],
    ["disco 280", "brake_rotors", [280], "mm"],
    ["tambor 228.6*42", "brake_drums", [228.6, 42], "mm"],
    ['campana 10" x 2 1/4"', "brake_drums", [254, 57.15], "in"],
    ["drum 10 by 2-1/4 in", "brake_drums", [254, 57.15], "in"],
    ["pastillas 131.5 x 52.4", "brake_pads", [131.5, 52.4], "mm"],
    ["cilindro 13/16", "wheel_cylinders,master_cylinders", [20.6375], "in"],
    ["wheel cylinder 13/16 in", "wheel_cylinders", [20.6375], "in"],
    ["bomba 1⅛", "master_cylinders", [28.575], "in"],
    ["bombín de 13 / 16 pulgadas", "wheel_cylinders", [20.6375], "in"],
    ["cilindro de rueda 20.64 mm", "wheel_cylinders", [20.64], "mm"],
    ["279.7 x 21.6", "brake_rotors,brake_drums,brake_pads,brake_shoes", [279.7, 21.6], "mm"],
    ["13/16", "wheel_cylinders,master_cylinders,brake_rotors,brake_drums", [20.6375], "in"],
  ])("reads %j", (text, families, values, unit) => {
    expect(read(text)).toEqual([families, values, unit]);
  });

  it("keeps the text as written", () => {
    expect(measureWords("rotor 279.7x21.6 mm")?.shown).toBe("279.7 × 21.6");
    expect(measureWords('cilindro 1 1/16"')?.shown).toBe("1 1/16");
  });

  it.each([
    "",
    "rotor",
    "D1200",
    "BR 31338",
    "br-31338",
    "BD/BR1200",
    "31338",
    "280",
    "FX-27522",
    "discos 2012",
    "discos corolla 2012",
    "rotor mazda 3",
    "pastillas f-150",
    "pads 31338",
    "rotor 279.7 21.6",
    "rotor 0 x 21",
    "rotor 90000 x 21",
    "rotor 1,080",
    "rotor 13/0",
    "bomba 20 x 30 x 40",
    "líquido 500 mm",
    "herraje 20 x 30",
    "toyota 279.7 x 21.6",
  ])("takes %j for no measures", (text) => {
    expect(measureWords(text)).toBeNull();
  });
});
