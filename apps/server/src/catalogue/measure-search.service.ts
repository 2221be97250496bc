import {
  type CatalogueColumn,
  familyOf,
  type FamilyId,
  maySee,
  maySeeFamily,
  measureColumns,
  type Viewer,
} from "@caliper/catalogue-model";
import { forbidden } from "../refusal.ts";
import type { MeasuredRow, MeasuresRepository, WantedMeasure } from "./measures.repository.ts";
import type { FittingProduct, ProductsRepository } from "./products.repository.ts";

/** More rows than a reader looks through, and few enough to serialize without a pause. */
export const mostRows = 2000;

interface Repositories {
  readonly measures: MeasuresRepository;
  readonly products: ProductsRepository;
}

export interface MeasureResults {
  /** The nearest first, `mostRows` at most. */
  readonly rows: readonly MeasuredRow[];
  readonly total: number;
  /** By code; undefined for a viewer who may not see applications. */
  readonly products: ReadonlyMap<string, FittingProduct> | undefined;
}

export function createMeasureSearch({ measures, products }: Repositories) {
  return {
    /**
     * The columns of a family's measure search.
     * @throws Refusal when the family is closed to the viewer.
     */
    columns(viewer: Viewer, family: FamilyId): readonly CatalogueColumn[] {
      if (maySeeFamily(family, viewer)) return measureColumns(family);
      throw forbidden(`This user does not have access to ${familyOf(family).productType}`);
    },

    async search(
      viewer: Viewer,
      family: FamilyId,
      wanted: readonly WantedMeasure[],
    ): Promise<MeasureResults> {
      const { rows, total } = await measures.search(family, wanted, mostRows);
      const fitting = maySee("applications", viewer)
        ? await products.findWithFits(rows.map(({ code }) => code))
        : undefined;
      return { rows, total, products: fitting };
    },
  };
}
