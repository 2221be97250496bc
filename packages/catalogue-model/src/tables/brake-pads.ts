import { texts } from "../languages.ts";
import { column, familyTable, mm, ownCode, within } from "./declare.ts";

/** New pads have 9 to 12 mm of lining on the plate; 2 mm is the limit. */
const padWear = { becomes: "smaller", allowance: 9 } as const;

/** Our judgment: a plate has 0.2 to 0.5 mm of play in its bracket. */
const plate = { usual: [35, 260], substitution: within("length", 0.5) } as const;

/** Our judgment: a wider lining rubs beside the disc. */
const ring = { usual: [20, 140], substitution: within("width", 1) } as const;

/** Our judgment: thinner linings only last less; pads that are thicker than this may not fit around a new disc. */
const lining = {
  wear: padWear,
  usual: [5, 40],
  substitution: { kind: "thickness", less: 1, more: 0.5 },
} as const;

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
    mm("A", "length1", "LENGTH1", "Length, outer", "Longitud, exterior", { ...plate, short: 1 }),
    mm("B", "width1", "WIDTH1", "Width, outer", "Ancho, exterior", { ...ring, short: 2 }),
    mm("C", "thickness1", "THICK1", "Thickness, outer", "Espesor, exterior", lining),
    mm("D", "length2", "LENGTH2", "Length, inner", "Longitud, interior", plate),
    mm("E", "width2", "WIDTH2", "Width, inner", "Ancho, interior", ring),
    mm("F", "thickness2", "THICK2", "Thickness, inner", "Espesor, interior", lining),
  ],
});
