import type { Warehouse } from "@caliper/catalogue-model";
import { chunks, type Database, type OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList } from "../db/prepared.ts";

/** What a warehouse has of a grade of a part. */
export type Stock = Database["stock"];

export type StockRepository = ReturnType<typeof stockRepository>;

/** Reading the rows of more products at once would block other requests. */
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
    async of(codes: readonly string[], at: readonly Warehouse[]): Promise<Stock[]> {
      const rows: Stock[] = [];
      if (at.length === 0) return rows;
      for (const batch of chunks([...new Set(codes)], codesPerQuery))
        rows.push(...(await ofProducts({ codes: batch, warehouses: at })));
      return rows;
    },
  };
}
