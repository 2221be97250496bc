import {
  type CatalogueColumn,
  columnsOf,
  type FamilyId,
  maySee,
  type Viewer,
} from "@caliper/catalogue-model";

/** Columns of competitors' codes count as interchanges. */
const isCrossReference = (column: CatalogueColumn): boolean =>
  column.field.startsWith("crossReference");

/** The columns of a family's table that the viewer may see. */
export function visibleColumns(family: FamilyId, viewer: Viewer): readonly CatalogueColumn[] {
  const columns = columnsOf(family);
  return maySee("interchanges", viewer)
    ? columns
    : columns.filter((column) => !isCrossReference(column));
}
