import { texts } from "../languages.ts";
import { column, familyTable, mm, ownCode, position, storedBore } from "./declare.ts";

/** `drawing` is BD01 (drum on its own) or BD02 (drum with hub). */
export const brakeDrums = familyTable({
  name: "brake_drums",
  wireName: "brake_drums",
  title: texts("Brake drums", "Tambores de freno"),
  columns: [
    ownCode("XBP", { identifying: true }),
    column("text", "drawing", "DWG", "Drawing", "Plano", { identifying: true, drawn: true }),
    position({ identifying: true }),
    column("text", "drumType", "DRUM_TYPE", "Drum type", "Tipo de tambor", { identifying: true }),
    mm("A", "drumDiameter", "DRUM_DIAM", "Drum diameter", "Diámetro del tambor", {
      short: 1,
      usual: [120, 460],
      wear: {
        becomes: "larger",
        allowance: 2,
        limit: { from: "drumDiameter", to: "maxDiameter", share: 1 },
      },
      below: "maxDiameter",
    }),
    mm("B", "maxDiameter", "MAX_DIAM", "Maximum diameter", "Diámetro máximo", {
      usual: [120, 470],
      below: "outerDiameter",
    }),
    mm("C", "drumWidth", "DRUM_WIDTH", "Shoe width", "Ancho de la banda", {
      short: 2,
      usual: [15, 260],
    }),
    mm("D", "height", "HEIGHT", "Overall height", "Altura total", { usual: [20, 330] }),
    mm("E", "centerBore", "CENTER_BORE", "Center bore", "Orificio central", {
      ...storedBore,
      usual: [15, 320],
      below: "drumDiameter",
    }),
    mm("F", "boltCircle", "BOLT_CIRCLE", "Bolt circle", "Círculo de pernos", {
      usual: [80, 350],
      below: "outerDiameter",
    }),
    mm("G", "outerDiameter", "OUTER_DIAM", "Outer diameter", "Diámetro exterior", {
      usual: [130, 560],
    }),
    column("integer", "holes", "HOLES", "Bolt holes", "Orificios de perno", {
      measure: true,
      drawn: true,
      usual: [3, 10],
    }),
  ],
});
