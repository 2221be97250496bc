import { texts } from "../languages.ts";
import { familyTable, mm, ownCode } from "./declare.ts";

export const brakeLining = familyTable({
  name: "brake_lining",
  wireName: "brake_lining",
  title: texts("Brake lining", "Forro de freno"),
  columns: [
    ownCode("Reference", { identifying: true }),
    mm("A", "width", "WIDTH", "Width", "Ancho", { short: 2, usual: [15, 260] }),
    mm("B", "length", "LONG", "Length", "Largo", { short: 1, usual: [60, 500] }),
    mm("C", "thickness", "THICKNESS", "Thickness", "Espesor", {
      wear: { becomes: "smaller", allowance: 4 },
      usual: [2, 30],
    }),
  ],
});
