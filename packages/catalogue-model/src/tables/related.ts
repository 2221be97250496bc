import { texts } from "../languages.ts";
import { families } from "../families.ts";
import { gradeTitles } from "../grades.ts";
import { drives, rearBrakes, wheelSizes } from "../qualifiers.ts";
import { stockStateOf, stockStates } from "../stock.ts";
import { warehouses } from "../warehouses.ts";
import { column, position, relatedTable, timeText } from "./declare.ts";

/** Flags of a column that every row has and that identifies it. */
const identity = { required: true, key: true } as const;

const partCode = column("code", "code", "Codigo", "Code", "Código", {
  ...identity,
  searchable: true,
});

const notes = [
  column("text", "noteEn", "NOTE_EN", "Note, English", "Nota, inglés"),
  column("text", "noteEs", "NOTE_ES", "Note, Spanish", "Nota, español"),
] as const;

const grades = Object.keys(gradeTitles);

const grade = column("text", "grade", "GRADO", "Grade", "Calidad", {
  ...identity,
  choices: grades,
});

const warehouse = column("text", "warehouse", "ALMACEN", "Warehouse", "Almacén", {
  ...identity,
  choices: warehouses,
});

/** The index row of every product of every family. */
export const product = relatedTable({
  name: "product",
  wireName: "productos",
  title: texts("Products", "Productos"),
  primaryKey: ["code"],
  references: [],
  derived: [
    { name: "code_key", of: "code", by: "normalizeCode" },
    { name: "fmsi_key", of: "fmsi", by: "normalizeCode" },
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
    column("text", "detailEn", "DETAIL_EN", "Detail, English", "Detalle, inglés", {
      required: true,
    }),
    column("text", "detailEs", "DETAIL_ES", "Detail, Spanish", "Detalle, español", {
      required: true,
    }),
    column("boolean", "certified", "CERTIFIED", "Certified", "Certificado", { required: true }),
  ],
});

const upTo = (maximum: number) => Array.from({ length: maximum }, (_, index) => String(index + 1));

/**
 * A vehicle that a product fits. `year_to` is null while the vehicle is built.
 * `position` is Front, Rear or Front and rear; `side` (wheel cylinders) is Left, Right or Both. From `month_from` on, columns
 * narrow the vehicle: a product fits every value of an empty one.
 */
export const application = relatedTable({
  name: "application",
  wireName: "aplicaciones",
  title: texts("Applications", "Aplicaciones"),
  indexes: [
    ["maker_key", "model_key", "year_from", "year_to", "code"],
    // The first vehicle of a part, and the number of its vehicles.
    ["code", "id"],
    // The rows that an import repeats.
    ["model_key", "code", "year_from"],
  ],
  derived: [
    { name: "maker_key", of: "maker", by: "foldText" },
    { name: "model_key", of: "model", by: "foldText" },
  ],
  columns: [
    partCode,
    column("text", "maker", "Maker", "Brand", "Marca", {
      ...identity,
      names: "maker",
    }),
    column("text", "model", "Model", "Model", "Modelo", identity),
    column("text", "submodel", "SubModel", "Submodel", "Submodelo", { key: true }),
    column("text", "engine", "Engine", "Engine", "Motor", { key: true }),
    column("year", "yearFrom", "Desde", "From", "Desde", identity),
    column("year", "yearTo", "Hasta", "To", "Hasta"),
    position({ key: true }),
    column("text", "side", "SIDE", "Side", "Lado", {
      key: true,
      choices: ["Left", "Right", "Both"],
    }),
    column("text", "observation", "observation", "Observation", "Observación"),
    column("integer", "monthFrom", "MONTH_FROM", "From month", "Desde el mes", {
      choices: upTo(12),
    }),
    column("integer", "monthTo", "MONTH_TO", "To month", "Hasta el mes", { choices: upTo(12) }),
    column("text", "drive", "DRIVE", "Drive", "Tracción", {
      choices: drives,
      observed: true,
    }),
    column("text", "wheelSize", "WHEEL_SIZE", "Wheel size, inches", "Rin, pulgadas", {
      choices: wheelSizes,
      several: true,
      observed: true,
    }),
    column("text", "brakeSystem", "BRAKE_SYSTEM", "Brake system", "Sistema de freno", {
      observed: true,
    }),
    column("boolean", "abs", "ABS", "ABS", "ABS", { observed: true }),
    column("boolean", "wearSensor", "WEAR_SENSOR", "Wear sensor", "Sensor de desgaste", {
      observed: true,
    }),
    column("text", "rearBrake", "REAR_BRAKE", "Rear brake", "Freno trasero", {
      choices: rearBrakes,
      observed: true,
    }),
    column("integer", "quantity", "QTY_VEHICLE", "Quantity per vehicle", "Cantidad por vehículo", {
      choices: upTo(24),
    }),
    ...notes,
  ],
});

/** A competitor's code that our part replaces. */
export const interchange = relatedTable({
  name: "interchange",
  wireName: "intercambios",
  title: texts("Interchanges", "Intercambios"),
  // A datasheet lists them in this order, directly from the index.
  // The search field reads all brands.
  // An import repeats rows, which it finds by key and code.
  indexes: [["code", "brand", "interchange"], ["brand"], ["interchange_key", "code"]],
  derived: [{ name: "interchange_key", of: "interchange", by: "normalizeCode" }],
  columns: [
    partCode,
    column("text", "brand", "Brand", "Brand", "Marca", {
      ...identity,
      names: "brand",
    }),
    column("code", "interchange", "Interchange", "Interchange", "Intercambio", identity),
  ],
});

/** How several new parts replace an old one: all of them, or any of them. */
export const replacementGroups = ["Together", "One of"] as const;

/** Why a part is replaced. */
export const replacementReasons = [
  "Renumbered",
  "Revised",
  "Merged",
  "Discontinued",
  "Corrected",
] as const;

/**
 * A part of ours that replaces another code: an older part of ours, or a code without a product. `RATIO` is how many new parts replace
 * one old part, 1 if it is empty.
 */
export const replacement = relatedTable({
  name: "replacement",
  wireName: "reemplazos",
  title: texts("Replacements", "Reemplazos"),
  indexes: [["old_key", "code"], ["code"]],
  derived: [{ name: "old_key", of: "old_code", by: "normalizeCode" }],
  chain: ["old_code", "code"],
  columns: [
    column("code", "oldCode", "OLD_CODE", "Old code", "Código anterior", identity),
    column("code", "code", "NEW_CODE", "New code", "Código nuevo", identity),
    column("text", "grouping", "GROUP", "Group", "Grupo", { choices: replacementGroups }),
    column("decimal", "ratio", "RATIO", "Ratio of quantities", "Relación de cantidades"),
    column("text", "reason", "REASON", "Reason", "Motivo", { choices: replacementReasons }),
    column("date", "date", "DATE", "Date", "Fecha"),
    ...notes,
  ],
});

/** What a related part is to a part. */
export const relationKinds = ["Required", "Matched pair", "Recommended", "Part of set"] as const;

/**
 * A part of ours that belongs with another one: the related part is required or recommended with the part, its matched pair, or a
 * part of it where the part is a set. `QTY` is how many related parts one part needs, 1 if it is empty.
 */
export const relation = relatedTable({
  name: "relation",
  wireName: "relaciones",
  title: texts("Relations", "Relaciones"),
  primaryKey: ["code", "related_code"],
  references: ["code", "related_code"],
  columns: [
    partCode,
    column("code", "relatedCode", "RELATED_CODE", "Related code", "Código relacionado", identity),
    column("text", "kind", "KIND", "Kind", "Clase", { required: true, choices: relationKinds }),
    column("integer", "quantity", "QTY", "Quantity", "Cantidad", { choices: upTo(24) }),
    ...notes,
  ],
});

/**
 * A customer's own code of a part of ours, known to the customer's account only. One code means one part of ours; a part may have
 * several of them. The account is its user name, which never changes.
 */
export const customerCode = relatedTable({
  name: "customer_code",
  wireName: "codigos_cliente",
  title: texts("Customers' codes", "Códigos de clientes"),
  primaryKey: ["account_key", "customer_key"],
  indexes: [["account_key", "code", "customer_key"], ["code"]],
  derived: [
    { name: "account_key", of: "account", by: "foldText" },
    { name: "customer_key", of: "customer_code", by: "normalizeCode" },
  ],
  privateTo: "account",
  columns: [
    column("text", "account", "CUENTA", "Account", "Cuenta", identity),
    column(
      "code",
      "customerCode",
      "CODIGO_CLIENTE",
      "Customer's code",
      "Código del cliente",
      identity,
    ),
    column("code", "code", "Codigo", "Code", "Código", { required: true }),
    column("text", "description", "DESCRIPCION", "Description", "Descripción"),
  ],
});

/** A similar part of ours; `position` 0 to 3 is shown as A to D. */
export const equivalence = relatedTable({
  name: "equivalence",
  wireName: "equivalencias",
  title: texts("Equivalences", "Equivalencias"),
  primaryKey: ["code", "position"],
  references: ["code", "similar_code"],
  columns: [
    partCode,
    column("integer", "position", "ORDER", "Rank", "Posición", identity),
    column("code", "similarCode", "SIMILAR", "Similar to", "Similar a", { required: true }),
    column("text", "note", "NOTE", "Note", "Nota"),
  ],
});

export const upc = relatedTable({
  name: "upc",
  wireName: "upc",
  title: texts("UPC codes", "Códigos UPC"),
  primaryKey: ["code", "grade"],
  columns: [
    partCode,
    grade,
    column("barcode", "upc", "UPC", "UPC", "UPC", { required: true, searchable: true }),
  ],
});

/**
 * FOB, US dollars. A grade that a warehouse does not sell has no row; 0 is on request. A price is valid from its first day at the
 * warehouse until a later one begins; without a first day it has always been valid.
 */
export const price = relatedTable({
  name: "price",
  wireName: "precios",
  title: texts("Prices", "Precios"),
  primaryKey: ["code", "grade", "warehouse", "from_day"],
  columns: [
    partCode,
    grade,
    warehouse,
    column("price", "priceCents", "Precio", "Price, US$", "Precio, US$", { required: true }),
    column("date", "fromDay", "DESDE", "From day", "Desde el día", { key: true }),
  ],
});

const stateOfQuantity = ({ quantity }: Readonly<Record<string, unknown>>) =>
  typeof quantity === "number" ? stockStateOf(quantity) : null;

/**
 * What a warehouse has of a part, and of which time that is. A row without a state has that of its quantity; one without a time has
 * the time of its load.
 */
export const stock = relatedTable({
  name: "stock",
  wireName: "existencias",
  title: texts("Stock", "Existencias"),
  primaryKey: ["code", "grade", "warehouse"],
  keepsHistory: false,
  columns: [
    partCode,
    grade,
    warehouse,
    column("integer", "quantity", "QTY", "Quantity", "Cantidad"),
    column("text", "state", "STATE", "State", "Estado", {
      required: true,
      choices: stockStates,
      whenEmpty: stateOfQuantity,
    }),
    column("date", "expected", "EXPECTED", "Expected", "Fecha esperada"),
    column("time", "asOf", "AS_OF", "As of, UTC", "Actualizado, UTC", {
      required: true,
      whenEmpty: (_row: unknown, loadedAt: number) => timeText(loadedAt),
    }),
  ],
});

export const packaging = relatedTable({
  name: "packaging",
  wireName: "pallet",
  title: texts("Box and pallet", "Caja y paleta"),
  primaryKey: ["code"],
  columns: [
    partCode,
    column("integer", "boxQuantity", "Qty_Box", "Pieces per box", "Piezas por caja"),
    column("integer", "palletQuantity", "Qty_Pallet", "Pieces per pallet", "Piezas por paleta"),
    column("decimal", "weightKg", "Weight", "Weight", "Peso", { unit: "kg" }),
  ],
});

/** `grade` is a price column, or `Certified` for a family that has only one. */
export const certification = relatedTable({
  name: "certification",
  wireName: "certificacion",
  title: texts("Certifications", "Certificaciones"),
  primaryKey: ["code", "grade"],
  columns: [partCode, { ...grade, choices: [...grades, "Certified"] }],
});

/** A brake (code of a pad or shoe) that a hardware kit fits, and the kit's location on it. */
export const hardwareBrake = relatedTable({
  name: "hardware_brake",
  wireName: "hardware_frenos",
  title: texts("Brakes of a hardware kit", "Frenos de un herraje"),
  primaryKey: ["code", "brake"],
  columns: [
    partCode,
    column("code", "brake", "BRAKE", "Brake", "Freno", {
      ...identity,
      searchable: true,
    }),
    column("text", "type", "TIPO", "Type", "Tipo"),
    column("text", "location", "UBICACION", "Location", "Ubicación"),
  ],
});

/** The kinds of things that another name can refer to. */
export const aliasKinds = ["maker", "model", "brand", "product"] as const;

/**
 * Another name by which people search: of a vehicle brand, of a model (`NAME` is brand and model, as Nissan Sentra), of a brand of
 * parts, or of a product type (as Brake Rotors). A trade name of some years has `FROM` and `TO`; that of a generation has a word
 * of its submodel, as B13.
 */
export const alias = relatedTable({
  name: "alias",
  wireName: "alias",
  title: texts("Other names", "Otros nombres"),
  primaryKey: ["kind", "alias", "name"],
  references: [],
  columns: [
    column("text", "kind", "KIND", "Kind of name", "Clase de nombre", {
      ...identity,
      choices: aliasKinds,
    }),
    column("text", "alias", "ALIAS", "Other name", "Otro nombre", identity),
    column("text", "name", "NAME", "Name in the catalogue", "Nombre en el catálogo", identity),
    column("year", "yearFrom", "FROM", "From", "Desde"),
    column("year", "yearTo", "TO", "To", "Hasta"),
    column("text", "submodel", "SUBMODEL", "Submodel", "Submodelo"),
  ],
});
