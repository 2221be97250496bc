import type { Warehouse } from "@caliper/api-client/access";
import type { OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList, textList } from "./sql/prepared.ts";

/** In US dollars. */
export interface Price {
  readonly code: string;
  readonly grade: string;
  readonly warehouse: string;
  readonly amount: number;
}

export type PricesRepository = ReturnType<typeof pricesRepository>;

/** Prices of the named warehouses only: what a caller may not see is not even read. */
export function pricesRepository({ read, dialect }: OpenDatabase) {
  const query = prepare(read, (slot: Slots<{ codes: TextList; warehouses: TextList }>) =>
    read
      .selectFrom("price")
      .select(["code", "grade", "warehouse", "price_cents"])
      .where(isAmong(dialect, "price.code", slot.codes))
      .where(isAmong(dialect, "price.warehouse", slot.warehouses)),
  );

  return {
    async of(codes: readonly string[], warehouses: readonly Warehouse[]): Promise<Price[]> {
      if (codes.length === 0 || warehouses.length === 0) return [];
      const rows = await query({
        codes: textList(dialect, codes),
        warehouses: textList(dialect, warehouses),
      });
      return rows.map((row) => ({
        code: row.code,
        grade: row.grade,
        warehouse: row.warehouse,
        amount: row.price_cents / 100,
      }));
    },
  };
}
