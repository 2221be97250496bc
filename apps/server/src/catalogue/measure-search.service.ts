import {
  type CatalogueColumn,
  type Certainty,
  certaintyOf,
  type FamilyId,
  type Instrument,
  matchReading,
  maySee,
  measureColumns,
  type PartCondition,
  type Viewer,
  type Warehouse,
  type WornBy,
} from "@caliper/catalogue-model";
import { headlinePrices, type PriceReaders } from "./headline-prices.ts";
import type { StockedPrice } from "./stock.service.ts";
import type { MeasuredRow, MeasuresRepository, WantedMeasure } from "./measures.repository.ts";
import type { ProductWithFits, ProductsRepository } from "./products.repository.ts";
import type { Replacements } from "./replacements.service.ts";
import { requireFamily } from "./searched-families.ts";

/** More rows than anyone reads, and few enough to serialize without blocking. */
export const maxRows = 2000;

interface Repositories extends PriceReaders {
  readonly measures: MeasuresRepository;
  readonly products: ProductsRepository;
  readonly replacements: Replacements;
}

export interface MeasureResults {
  /** The nearest first, `maxRows` at most. */
  readonly rows: readonly MeasuredRow[];
  readonly total: number;
  /** By code; undefined for a viewer who may not see applications. */
  readonly products: ReadonlyMap<string, ProductWithFits> | undefined;
  /** By code; empty for a viewer who may not see prices. */
  readonly prices: ReadonlyMap<string, StockedPrice>;
  /** The parts that replace a product, by its code. */
  readonly replacedBy: ReadonlyMap<string, readonly string[]>;
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
  /** The warehouse of the prices; the viewer's first one by default. */
  readonly warehouse: Warehouse | undefined;
}

export function createMeasureSearch({
  measures,
  products,
  replacements,
  ...readers
}: Repositories) {
  return {
    /**
     * The columns of a family's measure search.
     * @throws Refusal when the family is closed to the viewer.
     */
    columns(viewer: Viewer, family: FamilyId): readonly CatalogueColumn[] {
      requireFamily(family, viewer);
      return measureColumns(family);
    },

    async search(
      viewer: Viewer,
      family: FamilyId,
      { wanted, condition, instrument, warehouse }: MeasuredPart,
    ): Promise<MeasureResults> {
      const question = { family, wanted, condition: condition ?? "new" };
      const { rows, total } = await measures.search(question, maxRows);
      const codes = rows.map(({ code }) => code);
      const priced = codes.map((code) => ({ code, family }));
      const [fitting, headlines, replacedBy] = await Promise.all([
        maySee("applications", viewer) ? products.findWithFits(codes) : undefined,
        headlinePrices(readers, priced, viewer, warehouse),
        replacements.marks(codes, viewer),
      ]);
      const matches = condition && new Map(rows.map((row) => [row.code, matchOf(row, condition)]));
      return { rows, total, products: fitting, prices: headlines, replacedBy, matches };

      function matchOf(row: MeasuredRow, condition: PartCondition): PartMatch {
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
    },
  };
}
