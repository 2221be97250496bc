import { column, familyTable, mm, ownCode } from "./declare.ts";

/** 1 is the leading shoe, 2 the trailing one; a lining may taper between two thicknesses. */
export const brakeShoes = familyTable({
  name: "brake_shoes",
  wireName: "brake_shoes",
  title: { en: "Brake shoes", es: "Bandas de freno" },
  columns: [
    ownCode("XBP"),
    column("code", "fmsi", "FMSI", "FMSI number", "Número FMSI", { identifying: true }),
    mm("A", "arc_length_1", "Arc_Length_1", "Arc length, leading", "Longitud de arco, primaria"),
    mm("B", "width_1", "Width_1", "Width, leading", "Ancho, primaria"),
    mm("C", "thickness_1_1", "Thickness_1_1", "Thickness 1, leading", "Espesor 1, primaria"),
    mm("D", "thickness_1_2", "Thickness_1_2", "Thickness 2, leading", "Espesor 2, primaria"),
    mm("E", "arc_length_2", "Arc_Length_2", "Arc length, trailing", "Longitud de arco, secundaria"),
    mm("F", "width_2", "Width_2", "Width, trailing", "Ancho, secundaria"),
    mm("G", "thickness_2_1", "Thickness_2_1", "Thickness 1, trailing", "Espesor 1, secundaria"),
    mm("H", "thickness_2_2", "Thickness_2_2", "Thickness 2, trailing", "Espesor 2, secundaria"),
    mm("J", "drum_diameter", "DRUM_DIAM", "Drum diameter", "Diámetro del tambor"),
    mm("K", "drum_width", "DRUM_WIDTH", "Drum width", "Ancho del tambor"),
  ],
});
