import {
  type CatalogueColumn,
  type Certainty,
  certaintyOf,
  familyOf,
  type FamilyId,
  type Instrument,
  matchReading,
  maySee,
  maySeeFamily,
  measureColumns,
  type PartCondition,
  type Viewer,
  type WornBy,
} from "@caliper/catalogue-model";
import { forbidden } from "../refusal.ts";
import type { MeasuredRow, MeasuresRepository, WantedMeasure } from "./measures.repository.ts";
import type { FittingProduct, ProductsRepository } from "./products.repository.ts";
import { message } from "../messages/message.ts";

/** More rows than anyone reads, and few enough to serialize without blocking. */
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
  /** By code; undefined without a condition. */
  readonly matches: ReadonlyMap<string, PartMatch> | undefined;
}

/** How certain it is that a part is the measured one. */
export interface PartMatch {
  readonly certainty: Certainty;
  /** By the column's header: the measures that match because they wear. */
  readonly worn: Readonly<Record<string, WornBy>>;
}

export interface MeasuredPart {
  readonly wanted: readonly WantedMeasure[];
  /** Without it, parts match as new, and `matches` is undefined. */
  readonly condition: PartCondition | undefined;
  readonly instrument: Instrument | undefined;
}

export function createMeasureSearch({ measures, products }: Repositories) {
  return {
    /**
     * The columns of a family's measure search.
     * @throws Refusal when the family is closed to the viewer.
     */
    columns(viewer: Viewer, family: FamilyId): readonly CatalogueColumn[] {
      if (maySeeFamily(family, viewer)) return measureColumns(family);
      throw forbidden(message("access.family", { family: familyOf(family).title.many }));
    },

    async search(
      viewer: Viewer,
      family: FamilyId,
      { wanted, condition, instrument }: MeasuredPart,
    ): Promise<MeasureResults> {
      const question = { family, wanted, condition: condition ?? "new" };
      const { rows, total } = await measures.search(question, mostRows);
      const fitting = maySee("applications", viewer)
        ? await products.findWithFits(rows.map(({ code }) => code))
        : undefined;
      const matches =
        condition &&
        new Map(
          rows.map((row) => [row.code, matchOf({ family, wanted, condition, instrument }, row)]),
        );
      return { rows, total, products: fitting, matches };
    },
  };
}

function matchOf(
  {
    family,
    wanted,
    condition,
    instrument,
  }: {
    family: FamilyId;
    wanted: readonly WantedMeasure[];
    condition: PartCondition;
    instrument: Instrument | undefined;
  },
  row: MeasuredRow,
): PartMatch {
  const readings = wanted.flatMap(({ column, value, tolerance }) => {
    const reading = { field: column.field, value, tolerance };
    const match = matchReading(family, row, reading, condition);
    return match === null ? [] : [{ header: column.header, match }];
  });
  return {
    certainty: certaintyOf(
      readings.map(({ match }) => match),
      instrument,
    ),
    worn: Object.fromEntries(
      readings.flatMap(({ header, match: { worn } }) => (worn ? [[header, worn]] : [])),
    ),
  };
}
