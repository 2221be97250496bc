import { familyTable, mm, ownCode } from "./declare.ts";

export const brakeLining = familyTable({
  name: "brake_lining",
  wireName: "brake_lining",
  title: { en: "Brake lining", es: "Forro de freno" },
  columns: [
    ownCode("Reference", { identifying: true }),
    mm("A", "width", "WIDTH", "Width", "Ancho"),
    mm("B", "length", "LONG", "Length", "Largo"),
    mm("C", "thickness", "THICKNESS", "Thickness", "Espesor"),
  ],
});
