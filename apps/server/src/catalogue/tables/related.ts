import { families, warehouses } from "@caliper/api-client/catalogue";
import { column, position, relatedTable } from "./declare.ts";

const partCode = column("code", "code", "Codigo", "Code", "Código", {
  required: true,
  key: true,
  searchable: true,
});

const grade = column("text", "grade", "GRADO", "Grade", "Grado", { required: true, key: true });

/** The index row of every product of every family. */
export const product = relatedTable({
  name: "product",
  wireName: "productos",
  title: { en: "Products", es: "Productos" },
  primaryKey: ["code"],
  references: [],
  derived: [
    { name: "code_key", of: "code", by: "normaliseCode" },
    { name: "fmsi_key", of: "fmsi", by: "normaliseCode" },
  ],
  columns: [
    partCode,
    column("text", "family", "FAMILY", "Family", "Familia", {
      required: true,
      searchable: true,
      choices: families.map(({ id }) => id),
    }),
    column("code", "fmsi", "FMSI", "FMSI number", "Número FMSI"),
    position(),
    column("text", "detail_en", "DETAIL_EN", "Detail, English", "Detalle, inglés", {
      required: true,
    }),
    column("text", "detail_es", "DETAIL_ES", "Detail, Spanish", "Detalle, español", {
      required: true,
    }),
    column("boolean", "certified", "CERTIFIED", "Certified", "Certificado", { required: true }),
  ],
});

/**
 * A vehicle that a product fits. `year_to` is null while the vehicle is built.
 * `position` is Front, Rear or Front and rear; `side` (wheel cylinders) is Left, Right or Both.
 */
export const application = relatedTable({
  name: "application",
  wireName: "aplicaciones",
  title: { en: "Applications", es: "Aplicaciones" },
  indexes: [["maker_key", "model_key", "year_from", "year_to", "code"]],
  derived: [
    { name: "maker_key", of: "maker", by: "foldText" },
    { name: "model_key", of: "model", by: "foldText" },
  ],
  columns: [
    partCode,
    column("text", "maker", "Maker", "Maker", "Marca", { required: true, key: true }),
    column("text", "model", "Model", "Model", "Modelo", { required: true, key: true }),
    column("text", "submodel", "SubModel", "Submodel", "Submodelo", { key: true }),
    column("text", "engine", "Engine", "Engine", "Motor", { key: true }),
    column("year", "year_from", "Desde", "From", "Desde", { required: true, key: true }),
    column("year", "year_to", "Hasta", "To", "Hasta"),
    position({ key: true }),
    column("text", "side", "SIDE", "Side", "Lado", {
      key: true,
      choices: ["Left", "Right", "Both"],
    }),
    column("text", "observation", "observation", "Observation", "Observación"),
  ],
});

/** A competitor's code that our part replaces. */
export const interchange = relatedTable({
  name: "interchange",
  wireName: "intercambios",
  title: { en: "Interchanges", es: "Intercambios" },
  // A datasheet lists them in this order, straight from the index.
  indexes: [["code", "brand", "interchange"]],
  derived: [{ name: "interchange_key", of: "interchange", by: "normaliseCode" }],
  columns: [
    partCode,
    column("text", "brand", "Brand", "Brand", "Marca", { required: true, key: true }),
    column("code", "interchange", "Interchange", "Interchange", "Intercambio", {
      required: true,
      key: true,
    }),
  ],
});

/** A similar part of ours; `position` 0 to 3 is shown as A to D. */
export const equivalence = relatedTable({
  name: "equivalence",
  wireName: "equivalencias",
  title: { en: "Equivalences", es: "Equivalencias" },
  primaryKey: ["code", "position"],
  references: ["code", "similar_code"],
  columns: [
    partCode,
    column("integer", "position", "ORDER", "Order", "Orden", { required: true, key: true }),
    column("code", "similar_code", "SIMILAR", "Similar to", "Similar a", { required: true }),
    column("text", "note", "NOTE", "Note", "Nota"),
  ],
});

export const upc = relatedTable({
  name: "upc",
  wireName: "upc",
  title: { en: "UPC codes", es: "Códigos UPC" },
  primaryKey: ["code", "grade"],
  columns: [
    partCode,
    grade,
    column("barcode", "upc", "UPC", "UPC", "UPC", { required: true, searchable: true }),
  ],
});

/** FOB, US dollars. A grade that a warehouse does not sell has no row; 0 is on request. */
export const price = relatedTable({
  name: "price",
  wireName: "precios",
  title: { en: "Prices", es: "Precios" },
  primaryKey: ["code", "grade", "warehouse"],
  columns: [
    partCode,
    grade,
    column("text", "warehouse", "ALMACEN", "Warehouse", "Almacén", {
      required: true,
      key: true,
      choices: warehouses,
    }),
    column("price", "price_cents", "Precio", "Price, US$", "Precio, US$", { required: true }),
  ],
});

export const packaging = relatedTable({
  name: "packaging",
  wireName: "pallet",
  title: { en: "Box and pallet", es: "Caja y paleta" },
  primaryKey: ["code"],
  columns: [
    partCode,
    column("integer", "box_quantity", "Qty_Box", "Pieces per box", "Piezas por caja"),
    column("integer", "pallet_quantity", "Qty_Pallet", "Pieces per pallet", "Piezas por paleta"),
    column("decimal", "weight_kg", "Weight", "Weight", "Peso", { unit: "kg" }),
  ],
});

/** `grade` is a price column, or `Certified` for a family that has only one. */
export const certification = relatedTable({
  name: "certification",
  wireName: "certificacion",
  title: { en: "Certifications", es: "Certificaciones" },
  primaryKey: ["code", "grade"],
  columns: [partCode, grade],
});

/** A brake (code of a pad or shoe) that a hardware kit serves, and where on it the kit sits. */
export const hardwareBrake = relatedTable({
  name: "hardware_brake",
  wireName: "hardware_frenos",
  title: { en: "Brakes of a hardware kit", es: "Frenos de un herraje" },
  primaryKey: ["code", "brake"],
  columns: [
    partCode,
    column("code", "brake", "BRAKE", "Brake", "Freno", {
      required: true,
      key: true,
      searchable: true,
    }),
    column("text", "type", "TIPO", "Type", "Tipo"),
    column("text", "location", "UBICACION", "Location", "Ubicación"),
  ],
});
