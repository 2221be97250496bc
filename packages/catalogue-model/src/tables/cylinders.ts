import { texts } from "../languages.ts";
import { column, familyTable, mm, ownCode, within } from "./declare.ts";

const quantities = [
  column("integer", "boxQuantity", "Qty_box", "Per box", "Por caja", { fact: true }),
  column("integer", "palletQuantity", "Qty_Pallet", "Per pallet", "Por paleta", { fact: true }),
] as const;

/** The bore sets the force of the brake. Bores in inches are a sixteenth apart, 1.59 mm; 0.1 mm covers how they are rounded. */
const bore = within("size", 0.1);

/** Our judgment: a longer stroke is a reserve, a shorter one may not move enough fluid. */
const stroke = { kind: "length", less: 0.5, more: Infinity } as const;

/** `size` is the bore in inches as the trade writes it, `13/16`; `size_mm` is the same bore. */
export const wheelCylinders = familyTable({
  name: "wheel_cylinders",
  wireName: "wheel_cylinders",
  title: texts("Wheel cylinders", "Cilindros de rueda"),
  columns: [
    ownCode("XBP", { identifying: true }),
    column("text", "size", "Size", "Bore, in", "Diámetro, pulg.", { inches: true }),
    mm("A", "sizeMm", "Sizemm", "Bore", "Diámetro", {
      short: 1,
      usual: [9, 60],
      substitution: bore,
    }),
    column("text", "thread", "Rosca", "Thread", "Rosca", { substitution: "equal" }),
    mm("B", "length", "Longitud", "Length", "Longitud", {
      usual: [20, 160],
      // Our judgment: adjusters and push rods take up a millimeter.
      substitution: within("length", 1),
    }),
    column("integer", "ports", "Orificios", "Ports", "Orificios", {
      measure: true,
      substitution: "equal",
    }),
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
    mm("A", "boreMm", "Bore_mm", "Bore", "Diámetro", {
      short: 1,
      usual: [12, 60],
      substitution: bore,
    }),
    column("integer", "ports", "Ports", "Ports", "Orificios", {
      measure: true,
      drawn: true,
      substitution: "equal",
    }),
    mm("B", "primary", "Primary", "Primary stroke", "Carrera primaria", {
      usual: [3, 80],
      substitution: stroke,
    }),
    mm("C", "secondary", "Secondary", "Secondary stroke", "Carrera secundaria", {
      usual: [3, 80],
      substitution: stroke,
    }),
    ...quantities,
  ],
});
