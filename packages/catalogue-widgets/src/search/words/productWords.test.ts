import { describe, expect, it } from "vitest";
import { productWords } from "./productWords.ts";

const words = (text: string) => {
  const found = productWords(text);
  return found && [found.families.join(), found.vehicle, found.year];
};

describe("productWords", () => {
  it.each([
    ["discos corolla 2012", "brake_rotors", "corolla", 2012],
    ["Discos de freno para Toyota Corolla, año 2012", "brake_rotors", "toyota corolla", 2012],
    ["balatas", "brake_pads,brake_shoes", "", null],
    ["zapatas", "brake_shoes", "", null],
    ["bandas hilux", "brake_shoes", "hilux", null],
    ["pastillas toyota", "brake_pads", "toyota", null],
    ["PASTILLAS DELANTERAS TOYOTA", "brake_pads", "toyota", null],
    ["campana", "brake_drums", "", null],
    ["tambores aveo", "brake_drums", "aveo", null],
    ["disco", "brake_rotors", "", null],
    ["rotores", "brake_rotors", "", null],
    ["bomba de freno", "master_cylinders", "", null],
    ["bombines kia", "wheel_cylinders", "kia", null],
    ["cilindros de rueda", "wheel_cylinders", "", null],
    ["cilindro maestro civic", "master_cylinders", "civic", null],
    ["cilindro", "wheel_cylinders,master_cylinders", "", null],
    ["rotors hyundai", "brake_rotors", "hyundai", null],
    ["brake pads for a Ford F-150 2015", "brake_pads", "ford f-150", 2015],
    ["shoes", "brake_shoes", "", null],
    ["wheel cylinders corolla", "wheel_cylinders", "corolla", null],
    ["herrajes", "hardware", "", null],
    ["líquido de frenos", "brake_fluids", "", null],
    ["brake fluid", "brake_fluids", "", null],
    ["toyota corolla 2012", "", "toyota corolla", 2012],
    ["citroën c3", "", "citroen c3", null],
    ["pastillas peugeot 2008 2015", "brake_pads", "peugeot 2008", 2015],
    ["discos mazda 3", "brake_rotors", "mazda 3", null],
  ])("reads %j", (text, families, vehicle, year) => {
    expect(words(text)).toEqual([families, vehicle, year]);
  });

  it.each([
    "",
    "  ",
    "D1200",
    "d-1200",
    "BR 31338",
    "BD/BR1200",
    "FX-27522",
    "31338",
    "2012",
    "H5678",
    "de la",
  ])("takes %j for no words", (text) => {
    expect(words(text)).toBeNull();
  });
});
