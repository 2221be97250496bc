import { column, familyTable, mm, ownCode, position } from "./declare.ts";

/** `drawing` is BR01 (ventilated) or BR02 (solid). */
export const brakeRotors = familyTable({
  name: "brake_rotors",
  wireName: "brake_rotors",
  title: { en: "Brake rotors", es: "Rotores de freno" },
  columns: [
    ownCode("XBP", { identifying: true }),
    column("text", "drawing", "DWG", "Drawing", "Plano", { identifying: true }),
    position({ identifying: true }),
    column("text", "disc", "DISC", "Disc", "Disco", {
      identifying: true,
      choices: ["Ventilated", "Solid"],
    }),
    mm("A", "outer_diameter", "OUTER_DIAM", "Outer diameter", "Diámetro exterior"),
    mm("B", "hat_diameter", "HAT_DIAM", "Hat diameter", "Diámetro de campana"),
    mm("C", "centre_bore", "CENTER_BORE", "Centre bore", "Agujero central"),
    mm("D", "bolt_circle", "BOLT_CIRCLE", "Bolt circle", "Círculo de pernos"),
    mm("E", "height", "HEIGHT", "Overall height", "Altura total"),
    mm("F", "thickness", "THICKNESS", "Thickness, new", "Espesor, nuevo"),
    mm("G", "min_thickness", "MIN_THICKNESS", "Minimum thickness", "Espesor mínimo"),
    mm("H", "flange", "FLANGE", "Flange thickness", "Espesor de brida"),
    column("integer", "holes", "HOLES", "Bolt holes", "Agujeros de perno", { measure: true }),
  ],
});
