import { texts } from "../languages.ts";
import { column, familyTable, mm, ownCode } from "./declare.ts";

/** New pads have 9 to 12 mm of lining on the plate; 2 mm is the limit. */
const padWear = { becomes: "smaller", allowance: 9 } as const;

/** 1 is the outer pad, 2 the inner one. */
export const brakePads = familyTable({
  name: "brake_pads",
  wireName: "brake_pads",
  title: texts("Brake pads", "Pastillas de freno"),
  columns: [
    ownCode("XBP"),
    column("code", "fmsi", "FMSI", "FMSI number", "Número FMSI", { identifying: true }),
    mm("A", "length1", "LENGTH1", "Length, outer", "Longitud, exterior", {
      short: 1,
      usual: [35, 260],
    }),
    mm("B", "width1", "WIDTH1", "Width, outer", "Ancho, exterior", { short: 2, usual: [20, 140] }),
    mm("C", "thickness1", "THICK1", "Thickness, outer", "Espesor, exterior", {
      wear: padWear,
      usual: [5, 40],
    }),
    mm("D", "length2", "LENGTH2", "Length, inner", "Longitud, interior", { usual: [35, 260] }),
    mm("E", "width2", "WIDTH2", "Width, inner", "Ancho, interior", { usual: [20, 140] }),
    mm("F", "thickness2", "THICK2", "Thickness, inner", "Espesor, interior", {
      wear: padWear,
      usual: [5, 40],
    }),
  ],
});
