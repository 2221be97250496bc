import { column, familyTable, mm, ownCode } from "./declare.ts";

/** 1 is the outer pad, 2 the inner one. */
export const brakePads = familyTable({
  name: "brake_pads",
  wireName: "brake_pads",
  title: { en: "Brake pads", es: "Pastillas de freno" },
  columns: [
    ownCode("XBP"),
    column("code", "fmsi", "FMSI", "FMSI number", "Número FMSI", { identifying: true }),
    mm("A", "length_1", "LENGTH1", "Length, outer", "Longitud, exterior"),
    mm("B", "width_1", "WIDTH1", "Width, outer", "Ancho, exterior"),
    mm("C", "thickness_1", "THICK1", "Thickness, outer", "Espesor, exterior"),
    mm("D", "length_2", "LENGTH2", "Length, inner", "Longitud, interior"),
    mm("E", "width_2", "WIDTH2", "Width, inner", "Ancho, interior"),
    mm("F", "thickness_2", "THICK2", "Thickness, inner", "Espesor, interior"),
  ],
});
