import type { StockState, Warehouse } from "@caliper/catalogue-model";
import { chunks, type OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList, textList } from "../db/prepared.ts";

/** What a warehouse has of a grade of a part. */
export interface Stock {
  readonly code: string;
  readonly grade: string;
  readonly warehouse: Warehouse;
  readonly state: StockState;
  readonly quantity: number | null;
  /** A day. */
  readonly expected: string | null;
  /** A time, UTC, as `timeText` writes it. */
  readonly asOf: string;
}

export type StockRepository = ReturnType<typeof stockRepository>;

/** Several rows per product: reading more at once would block other requests. */
const codesPerQuery = 500;

/** Reads stock of the given warehouses only: `warehousesOf` withholds the others. */
export function stockRepository(database: OpenDatabase) {
  const { read, dialect } = database;
  const ofProducts = prepare(database, (slot: Slots<{ codes: TextList; warehouses: TextList }>) =>
    read
      .selectFrom("stock")
      .selectAll()
      .where(isAmong(dialect, "stock.code", slot.codes))
      .where(isAmong(dialect, "stock.warehouse", slot.warehouses)),
  );
  return {
    async of(codes: readonly string[], warehouses: readonly Warehouse[]): Promise<Stock[]> {
      const found: Stock[] = [];
      if (warehouses.length === 0) return found;
      for (const some of chunks([...new Set(codes)], codesPerQuery)) {
        const rows = await ofProducts({
          codes: textList(dialect, some),
          warehouses: textList(dialect, warehouses),
        });
        for (const { as_of: asOf, state, warehouse, ...row } of rows)
          found.push({
            ...row,
            asOf,
            state: state as StockState,
            warehouse: warehouse as Warehouse,
          });
      }
      return found;
    },
  };
}
