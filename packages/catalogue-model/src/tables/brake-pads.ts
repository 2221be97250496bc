import { texts } from "../languages.ts";
import { column, familyTable, mm, ownCode, within } from "./declare.ts";

/** New pads have 9 to 12 mm of lining on the plate; 2 mm is the limit. */
const padWear = { becomes: "smaller", allowance: 9 } as const;

/** Our judgment: a plate has 0.2 to 0.5 mm of play in its bracket. */
const plate = within("length", 0.5);

/** Our judgment: a wider lining rubs beside the disc. */
const ring = within("width", 1);

/** Our judgment: thinner linings only last less; pads that are thicker than this may not fit around a new disc. */
const lining = { kind: "thickness", less: 1, more: 0.5 } as const;

/** 1 is the outer pad, 2 the inner one. */
export const brakePads = familyTable({
  name: "brake_pads",
  wireName: "brake_pads",
  title: texts("Brake pads", "Pastillas de freno"),
  columns: [
    ownCode("XBP"),
    column("code", "fmsi", "FMSI", "FMSI number", "Número FMSI", {
      identifying: true,
      // It stands for a shape of plate, with ears and holes that the dimensions don't describe.
      substitution: "equal",
    }),
    mm("A", "length1", "LENGTH1", "Length, outer", "Longitud, exterior", {
      short: 1,
      usual: [35, 260],
      substitution: plate,
    }),
    mm("B", "width1", "WIDTH1", "Width, outer", "Ancho, exterior", {
      short: 2,
      usual: [20, 140],
      substitution: ring,
    }),
    mm("C", "thickness1", "THICK1", "Thickness, outer", "Espesor, exterior", {
      wear: padWear,
      usual: [5, 40],
      substitution: lining,
    }),
    mm("D", "length2", "LENGTH2", "Length, inner", "Longitud, interior", {
      usual: [35, 260],
      substitution: plate,
    }),
    mm("E", "width2", "WIDTH2", "Width, inner", "Ancho, interior", {
      usual: [20, 140],
      substitution: ring,
    }),
    mm("F", "thickness2", "THICK2", "Thickness, inner", "Espesor, interior", {
      wear: padWear,
      usual: [5, 40],
      substitution: lining,
    }),
  ],
});
