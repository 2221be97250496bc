import { texts } from "../languages.ts";
import { familyTable, mm, ownCode, within } from "./declare.ts";

/** The tolerances are our judgment: workshops rivet linings within a millimeter and grind them to their drum. */
export const brakeLining = familyTable({
  name: "brake_lining",
  wireName: "brake_lining",
  title: texts("Brake lining", "Forro de freno"),
  columns: [
    ownCode("Reference", { identifying: true }),
    mm("A", "width", "WIDTH", "Width", "Ancho", {
      short: 2,
      usual: [15, 260],
      substitution: within("width", 0.5),
    }),
    mm("B", "length", "LONG", "Length", "Largo", {
      short: 1,
      usual: [60, 500],
      substitution: within("length", 2),
    }),
    mm("C", "thickness", "THICKNESS", "Thickness", "Espesor", {
      wear: { becomes: "smaller", allowance: 4 },
      usual: [2, 30],
      substitution: { ...within("thickness", 0.3), work: "ground" },
    }),
  ],
});
