import type { Warehouse } from "@caliper/catalogue-model";
import type { RawBuilder } from "kysely";
import type { Database, OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList, textList } from "../db/prepared.ts";

/** In US dollars. */
export interface Price {
  readonly code: string;
  readonly grade: string;
  readonly warehouse: Warehouse;
  readonly amount: number;
}

export type PricesRepository = ReturnType<typeof pricesRepository>;

/** Reads prices of the given warehouses only: `warehousesOf` withholds the others. */
export function pricesRepository(database: OpenDatabase) {
  const { read, dialect } = database;
  const pricesAt = (warehouses: RawBuilder<TextList>) =>
    read
      .selectFrom("price")
      .select(["code", "grade", "warehouse", "price_cents"])
      .where(isAmong(dialect, "price.warehouse", warehouses));
  const ofProducts = prepare(database, (slot: Slots<{ codes: TextList; warehouses: TextList }>) =>
    pricesAt(slot.warehouses).where(isAmong(dialect, "price.code", slot.codes)),
  );
  const ofProduct = prepare(database, (slot: Slots<{ code: string; warehouses: TextList }>) =>
    pricesAt(slot.warehouses).where("code", "=", slot.code),
  );

  return {
    async ofProduct(code: string, warehouses: readonly Warehouse[]): Promise<Price[]> {
      if (warehouses.length === 0) return [];
      return (await ofProduct({ code, warehouses: textList(dialect, warehouses) })).map(priceOf);
    },

    async of(codes: readonly string[], warehouses: readonly Warehouse[]): Promise<Price[]> {
      if (codes.length === 0 || warehouses.length === 0) return [];
      const rows = await ofProducts({
        codes: textList(dialect, codes),
        warehouses: textList(dialect, warehouses),
      });
      return rows.map(priceOf);
    },
  };
}

type PriceRow = Pick<Database["price"], "code" | "grade" | "warehouse" | "price_cents">;

function priceOf({ code, grade, warehouse, price_cents: cents }: PriceRow): Price {
  return { code, grade, warehouse: warehouse as Warehouse, amount: cents / 100 };
}
