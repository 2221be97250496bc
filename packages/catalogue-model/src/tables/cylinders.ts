import { texts } from "../languages.ts";
import { column, familyTable, mm, ownCode } from "./declare.ts";

const quantities = [
  column("integer", "boxQuantity", "Qty_box", "Per box", "Por caja", { fact: true }),
  column("integer", "palletQuantity", "Qty_Pallet", "Per pallet", "Por paleta", { fact: true }),
] as const;

/** `size` is the bore in inches as the trade writes it, `13/16`; `size_mm` is the same bore. */
export const wheelCylinders = familyTable({
  name: "wheel_cylinders",
  wireName: "wheel_cylinders",
  title: texts("Wheel cylinders", "Cilindros de rueda"),
  columns: [
    ownCode("XBP", { identifying: true }),
    column("text", "size", "Size", "Bore, in", "Diámetro, pulg.", { inches: true }),
    mm("A", "sizeMm", "Sizemm", "Bore", "Diámetro", { short: 1, usual: [9, 60] }),
    column("text", "thread", "Rosca", "Thread", "Rosca"),
    mm("B", "length", "Longitud", "Length", "Longitud", { usual: [20, 160] }),
    column("integer", "ports", "Orificios", "Ports", "Orificios", { measure: true }),
    ...quantities,
  ],
});

/** `bore` is in inches as the trade writes it, `7/8`; primary and secondary are strokes. */
export const masterCylinders = familyTable({
  name: "master_cylinders",
  wireName: "master_cylinders",
  title: texts("Master cylinders", "Bombas de freno"),
  columns: [
    ownCode("XBP", { identifying: true }),
    column("text", "bore", "Bore", "Bore, in", "Diámetro, pulg.", { inches: true }),
    mm("A", "boreMm", "Bore_mm", "Bore", "Diámetro", { short: 1, usual: [12, 60] }),
    column("integer", "ports", "Ports", "Ports", "Orificios", { measure: true, drawn: true }),
    mm("B", "primary", "Primary", "Primary stroke", "Carrera primaria", { usual: [3, 80] }),
    mm("C", "secondary", "Secondary", "Secondary stroke", "Carrera secundaria", { usual: [3, 80] }),
    ...quantities,
  ],
});
