import { texts } from "../languages.ts";
import { column, ownCode, familyTable, relatedTable } from "./declare.ts";

/**
 * One row per fluid and volume, code `DOT4HP-500`. `fluid` is DOT3, DOT4, DOT4HP or DOT5 (the last
 * is sold as DOT 5.1). Fahrenheit is computed from Celsius, so that the two cannot disagree.
 */
export const brakeFluids = familyTable({
  name: "brake_fluids",
  wireName: "brake_fluid",
  title: texts("Brake fluids", "Líquidos de frenos"),
  columns: [
    ownCode("XBP", { identifying: true }),
    column("code", "fluid", "TYPE", "Fluid", "Líquido", { required: true }),
    column("integer", "volume", "VOLUME", "Volume", "Volumen", { required: true, unit: "mL" }),
    column("text", "labelColor", "LABEL_COLOR", "Label color", "Color de etiqueta", {
      required: true,
    }),
    column("text", "fluidColor", "FLUID_COLOR", "Fluid color", "Color del líquido", {
      required: true,
    }),
    column(
      "decimal",
      "boilingPoint",
      "BOILING_POINT_C",
      "Original boiling point",
      "Punto de ebullición original",
      { unit: "°C", required: true },
    ),
    column(
      "decimal",
      "wetBoilingPoint",
      "WET_BOILING_POINT_C",
      "Wet boiling point",
      "Punto de ebullición húmedo",
      { unit: "°C", required: true },
    ),
    column(
      "decimal",
      "viscosityCold",
      "VISCOSITY_MINUS_40",
      "Viscosity at -40 °C",
      "Viscosidad a -40 °C",
      { unit: "mm²/s", required: true },
    ),
    column(
      "decimal",
      "viscosityHot",
      "VISCOSITY_100",
      "Viscosity at 100 °C",
      "Viscosidad a 100 °C",
      { unit: "mm²/s", required: true },
    ),
    column("text", "ph", "PH", "pH", "pH", { required: true }),
  ],
});

/**
 * One row per fluid, volume and bottle: the reference begins with BFP for plastic, BFM for aluminum.
 * Cup effects are measured after 70 hours; a hardness decrease is negative.
 */
export const brakeFluidBottles = relatedTable({
  name: "brake_fluid_bottles",
  wireName: "brake_fluid_detalle",
  title: texts("Brake fluid bottles", "Envases de líquido de frenos"),
  primaryKey: ["reference"],
  columns: [
    column("code", "reference", "REFERENCE", "Reference", "Referencia", {
      required: true,
      key: true,
    }),
    column("code", "code", "XBP", "Code", "Código", { required: true, searchable: true }),
    column("text", "material", "MATERIAL", "Bottle", "Envase", { required: true }),
    column("integer", "cartonQuantity", "QTY_CARTON", "Pieces per carton", "Piezas por caja"),
    column("integer", "minimumOrder", "MOQ", "Minimum order quantity", "Cantidad mínima por orden"),
    column("decimal", "cartonWeight", "CARTON_WEIGHT", "Carton weight", "Peso de la caja", {
      unit: "kg",
    }),
    column("text", "cartonSize", "CARTON_DIMENSION", "Carton dimension", "Medidas de la caja", {
      unit: "cm",
    }),
    column(
      "integer",
      "cartonsPerPallet",
      "CARTONS_PALLET",
      "Cartons per pallet",
      "Cajas por paleta",
    ),
    column("integer", "piecesPerPallet", "PIECES_PALLET", "Pieces per pallet", "Piezas por paleta"),
    column(
      "integer",
      "cartonsPerContainer",
      "CARTONS_CONTAINER",
      "Cartons per 20' container",
      "Cajas por contenedor de 20'",
    ),
    ...cupEffects(70),
    ...cupEffects(120),
  ],
});

function cupEffects<const T extends 70 | 120>(temperature: T) {
  const en = `at ${temperature} °C`;
  const es = `a ${temperature} °C`;
  return [
    column(
      "decimal",
      `hardnessIncrease${temperature}`,
      `HARDNESS_INCREASE_${temperature}`,
      `Hardness increase ${en}`,
      `Aumento de dureza ${es}`,
      { unit: "IRHD" },
    ),
    column(
      "decimal",
      `hardnessDecrease${temperature}`,
      `HARDNESS_DECREASE_${temperature}`,
      `Hardness decrease ${en}`,
      `Disminución de dureza ${es}`,
      { unit: "IRHD" },
    ),
    column(
      "decimal",
      `baseDiameterIncrease${temperature}`,
      `BASE_DIAMETER_${temperature}`,
      `Base diameter increase ${en}`,
      `Aumento del diámetro de base ${es}`,
      { unit: "mm" },
    ),
  ] as const;
}
