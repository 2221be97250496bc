import { column, familyTable, mm, ownCode } from "./declare.ts";

const quantities = [
  column("integer", "box_quantity", "Qty_box", "Pieces per box", "Piezas por caja"),
  column("integer", "pallet_quantity", "Qty_Pallet", "Pieces per pallet", "Piezas por paleta"),
] as const;

/** `size` is the bore in inches as the trade writes it, `13/16`; `size_mm` is the same bore. */
export const wheelCylinders = familyTable({
  name: "wheel_cylinders",
  wireName: "wheel_cylinders",
  title: { en: "Wheel cylinders", es: "Cilindros de rueda" },
  columns: [
    ownCode("XBP", { identifying: true }),
    column("text", "size", "Size", "Bore, inches", "Diámetro, pulgadas"),
    mm("A", "size_mm", "Sizemm", "Bore", "Diámetro"),
    column("text", "thread", "Rosca", "Thread", "Rosca"),
    mm("B", "length", "Longitud", "Length", "Longitud"),
    column("integer", "ports", "Orificios", "Ports", "Orificios"),
    ...quantities,
  ],
});

/** `bore` is in inches as the trade writes it, `7/8`; primary and secondary are strokes. */
export const masterCylinders = familyTable({
  name: "master_cylinders",
  wireName: "master_cylinders",
  title: { en: "Master cylinders", es: "Bombas de freno" },
  columns: [
    ownCode("XBP", { identifying: true }),
    column("text", "bore", "Bore", "Bore, inches", "Diámetro, pulgadas"),
    mm("A", "bore_mm", "Bore_mm", "Bore", "Diámetro"),
    column("integer", "ports", "Ports", "Ports", "Orificios"),
    mm("B", "primary", "Primary", "Primary stroke", "Carrera primaria"),
    mm("C", "secondary", "Secondary", "Secondary stroke", "Carrera secundaria"),
    ...quantities,
  ],
});
