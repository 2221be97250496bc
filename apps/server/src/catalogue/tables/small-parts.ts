import { column, familyTable, mm, ownCode, position } from "./declare.ts";

/** `diagram` names a reference picture under `/Products`. */
export const hardware = familyTable({
  name: "hardware",
  wireName: "hardware",
  title: { en: "Hardware", es: "Herrajes" },
  columns: [
    ownCode("XBP", { identifying: true }),
    column("text", "hardware_type", "Hardware Type", "Type", "Tipo"),
    column("text", "location", "Location", "Location", "Ubicación"),
    column("integer", "pieces", "Pieces", "Pieces", "Piezas"),
    column("text", "diagram", "DIAGRAM", "Diagram", "Diagrama"),
  ],
});

/** `pistons` and `cylinder_cups` are codes of ours that the kit holds. */
export const caliperKits = familyTable({
  name: "caliper_kits",
  wireName: "kit_caliper",
  title: { en: "Caliper systems", es: "Kits de caliper" },
  columns: [
    ownCode("CALIPER SYSTEM", { identifying: true }),
    position(),
    column("decimal", "piston_diameter", "PISTON_DIAM", "Piston diameter", "Diámetro del pistón", {
      unit: "mm",
    }),
    column("integer", "pistons", "PISTONS", "Pistons", "Pistones"),
    column("code", "piston_code", "PISTON", "Piston", "Pistón"),
    column("text", "contents", "CONTENTS", "Contents", "Contenido"),
    column("integer", "box_quantity", "QTY_BOX", "Pieces per box", "Piezas por caja"),
  ],
});

export const pistons = familyTable({
  name: "pistons",
  wireName: "piston",
  title: { en: "Pistons", es: "Pistones" },
  columns: [
    ownCode("XBP", { identifying: true }),
    column("text", "material", "MATERIAL", "Material", "Material"),
    mm("A", "outer_diameter", "OUTER_DIAM", "Outer diameter", "Diámetro exterior"),
    mm("B", "height", "HEIGHT", "Height", "Altura"),
    mm("C", "inner_diameter", "INNER_DIAM", "Inner diameter", "Diámetro interior"),
  ],
});

/** Each cross-reference column is headed by the competitor's brand. */
export const cylinderCups = familyTable({
  name: "cylinder_cups",
  wireName: "cylinder_cups",
  title: { en: "Cylinder cups", es: "Gomas de cilindro" },
  columns: [
    ownCode("REFERENCE", { identifying: true }),
    column("text", "size", "SIZE", "Size, inches", "Medida, pulgadas"),
    column("integer", "box_quantity", "QTY_BOX", "Pieces per box", "Piezas por caja"),
    column("code", "cross_reference_1", "ROTEX", "Rotex", "Rotex"),
    column("code", "cross_reference_2", "FRENAX", "Frenax", "Frenax"),
    column("code", "cross_reference_3", "NORDBREM", "Nordbrem", "Nordbrem"),
    column("code", "cross_reference_4", "KAIROS", "Kairos", "Kairos"),
  ],
});
