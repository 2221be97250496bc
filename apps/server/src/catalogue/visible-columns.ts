import {
  type CatalogueColumn,
  columnsOf,
  type FamilyId,
  mapFamilies,
  maySee,
  type Viewer,
} from "@caliper/catalogue-model";

/** Columns of competitors' codes count as interchanges. */
const withoutInterchanges = mapFamilies((family) =>
  columnsOf(family).filter(({ field }) => !field.startsWith("crossReference")),
);

/** The columns of a family's table that the viewer may see. */
export function visibleColumns(family: FamilyId, viewer: Viewer): readonly CatalogueColumn[] {
  return maySee("interchanges", viewer) ? columnsOf(family) : withoutInterchanges[family];
}
