import { describe, expect, it } from "vitest";
import { measuredColumns } from "./measures.ts";
import { names } from "./testing/names.ts";
import { understand } from "./understand.ts";

/** The measures of the likeliest family by field. */
function measured(text: string): Readonly<Record<string, number>> | undefined {
  const reading = understand(text, names, []).readings.find(({ kind }) => kind === "measures");
  if (reading?.kind !== "measures") return undefined;
  const [family = "brake_rotors"] = reading.families;
  return Object.fromEntries(
    measuredColumns(family, reading).map(([{ field }, value]) => [field, value]),
  );
}

describe("measures with labels", () => {
  it.each<[string, Readonly<Record<string, number>>]>([
    ["rotor 280x22 5 huecos", { outerDiameter: 280, thickness: 22, holes: 5 }],
    ["rotor 280 x 22 de 5 agujeros", { outerDiameter: 280, thickness: 22, holes: 5 }],
    ["rotor 5 birlos 280x22", { outerDiameter: 280, thickness: 22, holes: 5 }],
    ["rotor 4 holes 256 x 20.6", { outerDiameter: 256, thickness: 20.6, holes: 4 }],
    ["rotor 279.7 x 21.6, 5 lug", { outerDiameter: 279.7, thickness: 21.6, holes: 5 }],
    ["rotor 5x114.3", { holes: 5, boltCircle: 114.3 }],
    ["rotor 280x22 5x114.3", { outerDiameter: 280, thickness: 22, holes: 5, boltCircle: 114.3 }],
    ["tambor 203 x 32 4x100", { drumDiameter: 203, drumWidth: 32, holes: 4, boltCircle: 100 }],
    ["rotor 280 mm 5 huecos", { outerDiameter: 280, holes: 5 }],
    ["rotor espesor 22", { thickness: 22 }],
    ["rotor de 280 con espesor de 22", { outerDiameter: 280, thickness: 22 }],
    ["rotor 280 espesor 22", { outerDiameter: 280, thickness: 22 }],
    ["rotor diámetro 280 espesor 22 mm", { outerDiameter: 280, thickness: 22 }],
    ["rotor 280 de diámetro y 22 de espesor", { outerDiameter: 280, thickness: 22 }],
    ["rotor thickness 22 height 45.5", { thickness: 22, height: 45.5 }],
    ["rotor 280x22 altura 45", { outerDiameter: 280, thickness: 22, height: 45 }],
    ["rotor 280x22 altura 4.5 cm", { outerDiameter: 280, thickness: 22, height: 45 }],
    ["rotor 280 x 22 centro 64", { outerDiameter: 280, thickness: 22, centerBore: 64 }],
    ["rotor orificio central 64 altura 45", { centerBore: 64, height: 45 }],
    ["tambor diametro 228.6 altura 55", { drumDiameter: 228.6, height: 55 }],
    ["tambor 9 in 5 pernos", { drumDiameter: 228.6, holes: 5 }],
    ["rotor pcd 112 5 huecos", { boltCircle: 112, holes: 5 }],
    ["rotor bolt circle 112", { boltCircle: 112 }],
    ["balatas largo 131 ancho 52", { length1: 131, width1: 52 }],
    ["balatas 131 x 52 espesor 17", { length1: 131, width1: 52, thickness1: 17 }],
    ["rotor usado espesor 20.4", { thickness: 20.4 }],
    ["rotor thk 22 dia 280", { thickness: 22, outerDiameter: 280 }],
    ["rotor esp 22 alt 46", { thickness: 22, height: 46 }],
    ["rotor 280 de diametro 22 de espesor", { outerDiameter: 280, thickness: 22 }],
    ["rotor 5 on 114.3", { holes: 5, boltCircle: 114.3 }],
    ["rotor 5 lug 114.3", { holes: 5, boltCircle: 114.3 }],
    ["rotor de 5 tornillos 114.3", { holes: 5, boltCircle: 114.3 }],
    ["rotor 5 huecos 280", { outerDiameter: 280, holes: 5 }],
    ["balatas largo 131.5 alto 52.4", { length1: 131.5, width1: 52.4 }],
    ["balatas ancho 131 alto 52", { length1: 131, width1: 52 }],
    ["balatas ht 52 width 131", { length1: 131, width1: 52 }],
    ["balatas 131 wide 52 high", { length1: 131, width1: 52 }],
    ["tambor ancho 45 alto 60", { drumWidth: 45, height: 60 }],
    ["largo 131 alto 52 grosor 17", { length1: 131, width1: 52, thickness1: 17 }],
  ])("in %j are %j", (text, expected) => {
    expect(measured(text)).toEqual(expected);
  });

  it.each([
    "rotor 280 corolla 5 huecos",
    "balatas 5 huecos",
    "rotor 40 huecos",
    "hueco",
    "espesor",
    "corolla 5 puertas",
    "alto 2015",
    "alto 800",
  ])("are not read in %j", (text) => {
    expect(measured(text)).toBeUndefined();
  });
});
