import { texts } from "../languages.ts";
import { column, familyTable, mm, ownCode, within } from "./declare.ts";

/** Shoe linings are 4 to 6.5 mm thick; bonded ones may wear to 1.5 mm. */
const liningWear = { becomes: "smaller", allowance: 4 } as const;

/** Our judgment: linings of one shoe are cut within 5 mm of each other. */
const arc = { usual: [80, 500], substitution: within("length", 5) } as const;

/** Our judgment: a wider shoe rubs on the drum's step or its backing plate, a narrower one brakes a little less. */
const width = {
  usual: [15, 260],
  substitution: { kind: "width", less: 2, more: 0.5 },
} as const;

/** Our judgment: adjusters of drum brakes take up half a millimeter. */
const lining = {
  wear: liningWear,
  usual: [2, 30],
  substitution: within("thickness", 0.5),
} as const;

/** 1 is the leading shoe, 2 the trailing one; a lining may taper between two thicknesses. */
export const brakeShoes = familyTable({
  name: "brake_shoes",
  wireName: "brake_shoes",
  title: texts("Brake shoes", "Bandas de freno"),
  columns: [
    ownCode("XBP"),
    column("code", "fmsi", "FMSI", "FMSI number", "Número FMSI", {
      identifying: true,
      // It stands for a shape of shoe, with holes and webs that the dimensions don't describe.
      substitution: "equal",
    }),
    mm("A", "arcLength1", "Arc_Length_1", "Arc length, leading", "Longitud de arco, primaria", arc),
    mm("B", "width1", "Width_1", "Width, leading", "Ancho, primaria", width),
    mm("C", "thickness1a", "Thickness_1_1", "Thickness 1, leading", "Espesor 1, primaria", {
      ...lining,
      name: "thickness_1_1",
    }),
    mm("D", "thickness1b", "Thickness_1_2", "Thickness 2, leading", "Espesor 2, primaria", {
      ...lining,
      name: "thickness_1_2",
    }),
    mm(
      "E",
      "arcLength2",
      "Arc_Length_2",
      "Arc length, trailing",
      "Longitud de arco, secundaria",
      arc,
    ),
    mm("F", "width2", "Width_2", "Width, trailing", "Ancho, secundaria", width),
    mm("G", "thickness2a", "Thickness_2_1", "Thickness 1, trailing", "Espesor 1, secundaria", {
      ...lining,
      name: "thickness_2_1",
    }),
    mm("H", "thickness2b", "Thickness_2_2", "Thickness 2, trailing", "Espesor 2, secundaria", {
      ...lining,
      name: "thickness_2_2",
    }),
    mm("J", "drumDiameter", "DRUM_DIAM", "Drum diameter", "Diámetro del tambor", {
      short: 1,
      usual: [120, 460],
      // Measured in the drum, which wears too.
      wear: { becomes: "larger", allowance: 2 },
      // Linings are ground to the radius of their drum.
      substitution: within("size", 0.25),
    }),
    mm("K", "drumWidth", "DRUM_WIDTH", "Drum width", "Ancho del tambor", {
      short: 2,
      usual: [15, 260],
    }),
  ],
});
