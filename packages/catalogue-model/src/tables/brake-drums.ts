import { texts } from "../languages.ts";
import {
  column,
  familyTable,
  holes,
  mm,
  ownCode,
  position,
  sameHub,
  storedBore,
  within,
} from "./declare.ts";

/** `drawing` is BD01 (drum on its own) or BD02 (drum with hub). */
export const brakeDrums = familyTable({
  name: "brake_drums",
  wireName: "brake_drums",
  title: texts("Brake drums", "Tambores de freno"),
  columns: [
    ownCode("XBP", { identifying: true }),
    column("text", "drawing", "DWG", "Drawing", "Plano", {
      identifying: true,
      drawn: true,
      // A drum with a hub has the bearings in it.
      substitution: "equal",
    }),
    position({ identifying: true, substitution: "equal" }),
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
      // Our judgment: adjusters take up a quarter of a millimeter, and linings still rest on their whole arc.
      substitution: within("size", 0.25),
    }),
    mm("B", "maxDiameter", "MAX_DIAM", "Maximum diameter", "Diámetro máximo", {
      usual: [120, 470],
      below: "outerDiameter",
    }),
    mm("C", "drumWidth", "DRUM_WIDTH", "Shoe width", "Ancho de la banda", {
      short: 2,
      usual: [15, 260],
      // A wider track does no harm: the height limits the depth.
      substitution: { kind: "width", less: 0.5, more: Infinity },
    }),
    mm("D", "height", "HEIGHT", "Overall height", "Altura total", {
      usual: [20, 330],
      // Our judgment: backing plates leave 2 mm and more beside the rim.
      substitution: within("height", 1),
    }),
    mm("E", "centerBore", "CENTER_BORE", "Center bore", "Orificio central", {
      ...storedBore,
      usual: [15, 320],
      below: "drumDiameter",
      substitution: sameHub.bore,
    }),
    mm("F", "boltCircle", "BOLT_CIRCLE", "Bolt circle", "Círculo de pernos", {
      usual: [80, 350],
      below: "outerDiameter",
      substitution: sameHub.boltCircle,
    }),
    mm("G", "outerDiameter", "OUTER_DIAM", "Outer diameter", "Diámetro exterior", {
      usual: [130, 560],
      // Our judgment: the wheel leaves a few millimeters, and a drum that is much smaller has a thinner wall.
      substitution: { kind: "size", less: 5, more: 2 },
    }),
    holes,
  ],
});
