import { families, type FamilyId } from "../families.ts";
import { intlLocale, type Language } from "../languages.ts";
import { brakeDrums } from "./brake-drums.ts";
import { brakeFluidBottles, brakeFluids } from "./brake-fluids.ts";
import { brakeLining } from "./brake-lining.ts";
import { brakePads } from "./brake-pads.ts";
import { brakeRotors } from "./brake-rotors.ts";
import { brakeShoes } from "./brake-shoes.ts";
import { masterCylinders, wheelCylinders } from "./cylinders.ts";
import type { CatalogueColumn, CatalogueTable } from "./declare.ts";
import type { Qualifiers } from "../qualifiers.ts";
import * as related from "./related.ts";
import { caliperKits, cylinderCups, hardware, pistons } from "./small-parts.ts";

export { relationKinds, replacementGroups } from "./related.ts";
export {
  type Axle,
  axles,
  type CatalogueColumn,
  type CatalogueTable,
  type ColumnType,
  type DerivedColumn,
  mm,
  optionalKeys,
  positionOf,
  positions,
  type RowOf,
  timeText,
  type Tolerance,
  type Unit,
  type Wear,
} from "./declare.ts";

/** The table of each family, under the family's id. */
export const familyTables = {
  brake_pads: brakePads,
  brake_shoes: brakeShoes,
  brake_lining: brakeLining,
  brake_rotors: brakeRotors,
  brake_drums: brakeDrums,
  wheel_cylinders: wheelCylinders,
  master_cylinders: masterCylinders,
  hardware,
  caliper_kits: caliperKits,
  pistons,
  cylinder_cups: cylinderCups,
  brake_fluids: brakeFluids,
} as const satisfies Record<FamilyId, CatalogueTable>;

/** Tables with data about products of every family. */
export const relatedTables = {
  product: related.product,
  application: related.application,
  interchange: related.interchange,
  replacement: related.replacement,
  relation: related.relation,
  equivalence: related.equivalence,
  upc: related.upc,
  price: related.price,
  stock: related.stock,
  packaging: related.packaging,
  certification: related.certification,
  hardware_brake: related.hardwareBrake,
  brake_fluid_bottles: brakeFluidBottles,
  alias: related.alias,
  customer_code: related.customerCode,
} as const satisfies Record<string, CatalogueTable>;

const qualifierFields = [
  "monthFrom",
  "monthTo",
  "drive",
  "wheelSize",
  "brakeSystem",
  "abs",
  "wearSensor",
  "rearBrake",
  "quantity",
  "noteEn",
  "noteEs",
] as const satisfies readonly (keyof Qualifiers)[];

/** The columns that narrow an application. */
export const qualifierColumns = related.application.columns.filter(
  (column): column is Extract<typeof column, { field: keyof Qualifiers }> =>
    (qualifierFields as readonly string[]).includes(column.field),
);

/** Those that tell parts apart, not a quantity or a note. */
export const narrowingColumns = qualifierColumns.filter(
  ({ field }) => field !== "quantity" && field !== "noteEn" && field !== "noteEs",
);

/** The qualifiers of an application as the database or a spreadsheet has it, which has no cells of others. */
export function qualifiersIn(
  cells: Readonly<Record<string, unknown>>,
  key: "name" | "header" = "name",
): Qualifiers {
  // A search reads hundreds of rows.
  const filled: Record<string, unknown> = {};
  for (const column of qualifierColumns) {
    const value = cells[column[key]] ?? null;
    if (value !== null) filled[column.field] = column.type === "boolean" ? value === 1 : value;
  }
  return filled;
}

/** The cells of qualifiers by their headers. */
export const qualifierCells = (qualifiers: Qualifiers): Record<string, string | number> =>
  Object.fromEntries(
    qualifierColumns.flatMap(({ field, header }) => {
      const value = qualifiers[field];
      return value === undefined
        ? []
        : [[header, typeof value === "boolean" ? Number(value) : value]];
    }),
  );

/** Every table that can be downloaded and uploaded. */
export const catalogueTables: readonly CatalogueTable[] = [
  ...Object.values(familyTables),
  ...Object.values(relatedTables),
];

export function tableByWireName(wireName: string): CatalogueTable | undefined {
  return catalogueTables.find((table) => table.wireName === wireName);
}

/** The columns of a family's table, as declarations without their literal types. */
export function columnsOf(family: FamilyId): readonly CatalogueColumn[] {
  return familyTables[family].columns;
}

/**
 * The `Fields` of the measure search: the identifying columns, then the measures. The first column
 * (the first four of rotors and drums) is not a measure.
 */
export function measureColumns(
  family: FamilyId,
  columns: readonly CatalogueColumn[] = columnsOf(family),
): readonly CatalogueColumn[] {
  return [...columns.filter((each) => each.identifying), ...columns.filter((each) => each.measure)];
}

/** A column of the family's table; undefined for a field that it does not have. */
export function columnOf(family: FamilyId, field: string): CatalogueColumn | undefined {
  return columnsOf(family).find((column) => column.field === field);
}

/** The field of a column on the wire; an unknown column keeps its name. */
export function fieldOf(family: FamilyId, header: string): string {
  return columnsOf(family).find((column) => column.header === header)?.field ?? header;
}

/** The name of a field on the wire and in spreadsheets. */
export function headerOf(family: FamilyId, field: string): string {
  return columnOf(family, field)?.header ?? field;
}

/** Whether the family's dimensions are shown with the decimals that are stored, instead of two. */
export function hasDimensionsAsStored(family: FamilyId): boolean {
  return columnsOf(family).some(
    ({ letter, decimals }) => letter !== undefined && decimals === undefined,
  );
}

const dimensionFormats = new Map<string, Intl.NumberFormat>();

/** Writes dimensions in mm: with two decimals, or as stored where the family's are shown so. */
export function dimensionFormat(
  family: FamilyId | undefined,
  language: Language,
): Intl.NumberFormat {
  const asStored = family !== undefined && hasDimensionsAsStored(family);
  const key = `${language} ${asStored}`;
  const cachedFormat = dimensionFormats.get(key);
  if (cachedFormat) return cachedFormat;
  const format = new Intl.NumberFormat(
    intlLocale(language),
    asStored
      ? { maximumFractionDigits: 6 }
      : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  );
  dimensionFormats.set(key, format);
  return format;
}

/** The columns that an amendment may correct. */
export function amendableColumns(columns: readonly CatalogueColumn[]): readonly CatalogueColumn[] {
  return columns.filter(({ amendable }) => amendable);
}

/** The measures of the short size in their order: outer diameter and thickness of a rotor. */
export function shortColumns(columns: readonly CatalogueColumn[]): readonly CatalogueColumn[] {
  return columns.filter(({ short }) => short > 0).toSorted((a, b) => a.short - b.short);
}

export interface DimensionColumns {
  /** Columns that identify the part, before its measures. */
  readonly identifying: readonly CatalogueColumn[];
  /** The dimensions with a letter on the drawing; I is left out, as on any drawing. */
  readonly lettered: readonly (CatalogueColumn & { readonly letter: string })[];
  /** Counts and texts without a letter. */
  readonly others: readonly CatalogueColumn[];
}

/** The dimensions of a family's table; empty for families whose drawings have no letters. */
export function dimensionColumns(columns: readonly CatalogueColumn[]): DimensionColumns {
  const lettered = columns.filter(
    (column): column is CatalogueColumn & { letter: string } => column.letter !== undefined,
  );
  if (lettered.length === 0) return { identifying: [], lettered, others: [] };
  return {
    identifying: columns.filter(({ identifying }) => identifying),
    lettered,
    others: columns.filter(
      ({ identifying, letter, key }) => !identifying && !key && letter === undefined,
    ),
  };
}

/** The families that can be searched by measures. */
export const measurableFamilies: readonly FamilyId[] = families
  .map(({ id }) => id)
  .filter((id) => dimensionColumns(columnsOf(id)).lettered.length > 0);
