import { texts } from "../languages.ts";
import { column, familyTable, ownCode, position } from "./declare.ts";

const boxQuantity = column(
  "integer",
  "boxQuantity",
  "QTY_BOX",
  "Pieces per box",
  "Piezas por caja",
  {
    fact: true,
  },
);

/** `diagram` names a reference picture under `/Products`. */
export const hardware = familyTable({
  name: "hardware",
  wireName: "hardware",
  title: texts("Hardware", "Herrajes"),
  columns: [
    ownCode("XBP", { identifying: true }),
    column("text", "hardwareType", "Hardware Type", "Type", "Tipo"),
    column("text", "location", "Location", "Location", "Ubicación"),
    column("integer", "pieces", "Pieces", "Pieces", "Piezas"),
    column("text", "diagram", "DIAGRAM", "Diagram", "Diagrama", { fact: true }),
  ],
});

/** `pistons` and `cylinder_cups` are our codes of the kit's contents. */
export const caliperKits = familyTable({
  name: "caliper_kits",
  wireName: "kit_caliper",
  title: texts("Caliper systems", "Kits de caliper"),
  columns: [
    ownCode("CALIPER SYSTEM", { identifying: true }),
    position({ fact: true }),
    column("decimal", "pistonDiameter", "PISTON_DIAM", "Piston diameter", "Diámetro del pistón", {
      unit: "mm",
    }),
    column("integer", "pistons", "PISTONS", "Pistons", "Pistones"),
    column("code", "pistonCode", "PISTON", "Piston", "Pistón", { codeOf: "pistons" }),
    column("text", "contents", "CONTENTS", "Contents", "Contenido"),
    boxQuantity,
  ],
});

/** A piston is not searched by measures, and its drawing has no letters. */
const drawnInMm = { unit: "mm", decimals: 2, measure: true, drawn: true } as const;

export const pistons = familyTable({
  name: "pistons",
  wireName: "piston",
  title: texts("Pistons", "Pistones"),
  columns: [
    ownCode("XBP", { identifying: true }),
    column("text", "material", "MATERIAL", "Material", "Material"),
    column("decimal", "outerDiameter", "OUTER_DIAM", "Outer diameter", "Diámetro exterior", {
      ...drawnInMm,
      usual: [15, 100],
      short: 1,
    }),
    column("decimal", "height", "HEIGHT", "Height", "Altura", { ...drawnInMm, short: 2 }),
    column("decimal", "innerDiameter", "INNER_DIAM", "Inner diameter", "Diámetro interior", {
      ...drawnInMm,
      below: "outerDiameter",
    }),
  ],
});

/** Each cross-reference column is headed by the competitor's brand. */
export const cylinderCups = familyTable({
  name: "cylinder_cups",
  wireName: "cylinder_cups",
  title: texts("Cylinder cups", "Gomas de cilindro"),
  columns: [
    ownCode("REFERENCE", { identifying: true }),
    column("text", "size", "SIZE", "Size, in", "Medida, pulg.", { drawn: true }),
    boxQuantity,
    column("code", "crossReference1", "ROTEX", "ROTEX", "ROTEX", { fact: true }),
    column("code", "crossReference2", "FRENAX", "FRENAX", "FRENAX", { fact: true }),
    column("code", "crossReference3", "NORDBREM", "NORDBREM", "NORDBREM", { fact: true }),
    column("code", "crossReference4", "KAIROS", "KAIROS", "KAIROS", { fact: true }),
  ],
});
