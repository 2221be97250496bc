import { column, familyTable, mm, ownCode, position } from "./declare.ts";

/** `drawing` is BD01 (drum on its own) or BD02 (drum with hub). */
export const brakeDrums = familyTable({
  name: "brake_drums",
  wireName: "brake_drums",
  title: { en: "Brake drums", es: "Tambores de freno" },
  columns: [
    ownCode("XBP", { identifying: true }),
    column("text", "drawing", "DWG", "Drawing", "Plano", { identifying: true }),
    position({ identifying: true }),
    column("text", "drum_type", "DRUM_TYPE", "Drum type", "Tipo de tambor", { identifying: true }),
    mm("A", "drum_diameter", "DRUM_DIAM", "Drum diameter", "Diámetro del tambor"),
    mm("B", "max_diameter", "MAX_DIAM", "Maximum diameter", "Diámetro máximo"),
    mm("C", "drum_width", "DRUM_WIDTH", "Shoe width", "Ancho de banda"),
    mm("D", "height", "HEIGHT", "Overall height", "Altura total"),
    mm("E", "centre_bore", "CENTER_BORE", "Centre bore", "Agujero central"),
    mm("F", "bolt_circle", "BOLT_CIRCLE", "Bolt circle", "Círculo de pernos"),
    mm("G", "outer_diameter", "OUTER_DIAM", "Outer diameter", "Diámetro exterior"),
    column("integer", "holes", "HOLES", "Bolt holes", "Agujeros de perno", { measure: true }),
  ],
});
