import {
  type CatalogueColumn,
  columnsOf,
  type FamilyId,
  maySee,
  type Viewer,
} from "@caliper/catalogue-model";
import type { FamilyRow } from "./products.repository.ts";

/** Columns of competitors' codes, which count as interchanges wherever they stand. */
const isCrossReference = (column: CatalogueColumn): boolean =>
  column.name.startsWith("cross_reference_");

/** The columns of a family's table that the viewer may see. */
export function visibleColumns(family: FamilyId, viewer: Viewer): readonly CatalogueColumn[] {
  const columns = columnsOf(family);
  return maySee("interchanges", viewer)
    ? columns
    : columns.filter((column) => !isCrossReference(column));
}

/** Without the cells of other columns of the family. */
export function visibleCells(
  row: FamilyRow,
  family: FamilyId,
  columns: readonly CatalogueColumn[],
): FamilyRow {
  if (columns === columnsOf(family)) return row;
  return Object.fromEntries(columns.map(({ header }) => [header, row[header] ?? null]));
}
