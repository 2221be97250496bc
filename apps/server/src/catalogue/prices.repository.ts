import type { Warehouse } from "@caliper/catalogue-model";
import type { OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList, textList } from "../db/prepared.ts";

/** In US dollars. */
export interface Price {
  readonly code: string;
  readonly grade: string;
  readonly warehouse: string;
  readonly amount: number;
}

export type PricesRepository = ReturnType<typeof pricesRepository>;

/** Prices of the named warehouses only: what a caller may not see is not even read. */
export function pricesRepository(database: OpenDatabase) {
  const { read, dialect } = database;
  const query = prepare(database, (slot: Slots<{ codes: TextList; warehouses: TextList }>) =>
    read
      .selectFrom("price")
      .select(["code", "grade", "warehouse", "price_cents"])
      .where(isAmong(dialect, "price.code", slot.codes))
      .where(isAmong(dialect, "price.warehouse", slot.warehouses)),
  );

  const ofProduct = prepare(database, (slot: Slots<{ code: string; warehouses: TextList }>) =>
    read
      .selectFrom("price")
      .select(["code", "grade", "warehouse", "price_cents"])
      .where("code", "=", slot.code)
      .where(isAmong(dialect, "price.warehouse", slot.warehouses)),
  );

  return {
    async ofProduct(code: string, warehouses: readonly Warehouse[]): Promise<Price[]> {
      if (warehouses.length === 0) return [];
      return (await ofProduct({ code, warehouses: textList(dialect, warehouses) })).map(priceOf);
    },

    async of(codes: readonly string[], warehouses: readonly Warehouse[]): Promise<Price[]> {
      if (codes.length === 0 || warehouses.length === 0) return [];
      const rows = await query({
        codes: textList(dialect, codes),
        warehouses: textList(dialect, warehouses),
      });
      return rows.map(priceOf);
    },
  };
}

interface PriceRow {
  readonly code: string;
  readonly grade: string;
  readonly warehouse: string;
  readonly price_cents: number;
}

function priceOf({ code, grade, warehouse, price_cents: cents }: PriceRow): Price {
  return { code, grade, warehouse, amount: cents / 100 };
}
