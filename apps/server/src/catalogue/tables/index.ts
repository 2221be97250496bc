import { families, type FamilyId, type Section } from "@caliper/api-client/catalogue";
import { brakeDrums } from "./brake-drums.ts";
import { brakeFluidBottles, brakeFluids } from "./brake-fluids.ts";
import { brakeLining } from "./brake-lining.ts";
import { brakePads } from "./brake-pads.ts";
import { brakeRotors } from "./brake-rotors.ts";
import { brakeShoes } from "./brake-shoes.ts";
import { masterCylinders, wheelCylinders } from "./cylinders.ts";
import type { CatalogueColumn, CatalogueTable } from "./declare.ts";
import * as related from "./related.ts";
import { caliperKits, cylinderCups, hardware, pistons } from "./small-parts.ts";

export type {
  Bilingual,
  CatalogueColumn,
  CatalogueTable,
  ColumnType,
  DerivedColumn,
  RowOf,
  Unit,
} from "./declare.ts";
export {
  type Family,
  type FamilyId,
  families,
  familyIdOfType as familyByProductType,
  familyOf as familyById,
  type ProductType,
  type Section,
  standardGrade,
  type Warehouse,
  warehouses,
} from "@caliper/api-client/catalogue";

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

/** What products of every family have. */
export const relatedTables = {
  product: related.product,
  application: related.application,
  interchange: related.interchange,
  equivalence: related.equivalence,
  upc: related.upc,
  price: related.price,
  packaging: related.packaging,
  certification: related.certification,
  hardware_brake: related.hardwareBrake,
  brake_fluid_bottles: brakeFluidBottles,
} as const satisfies Record<string, CatalogueTable>;

/** Every table that can be downloaded and uploaded. */
export const catalogueTables: readonly CatalogueTable[] = [
  ...Object.values(familyTables),
  ...Object.values(relatedTables),
];

export function tableByWireName(wireName: string): CatalogueTable | undefined {
  return catalogueTables.find((table) => table.wireName === wireName);
}

export function familiesOfSection(section: Section): readonly FamilyId[] {
  return families.filter((family) => family.section === section).map((family) => family.id);
}

/** The columns of a family's table, as declarations without their literal types. */
export function columnsOf(family: FamilyId): readonly CatalogueColumn[] {
  return familyTables[family].columns;
}

/**
 * The `Fields` of the measure search: the identifying columns, then the measures. The first column
 * (the first four of rotors and drums) is no measure.
 */
export function measureColumns(family: FamilyId): readonly CatalogueColumn[] {
  const columns = columnsOf(family);
  return [...columns.filter((each) => each.identifying), ...columns.filter((each) => each.measure)];
}
