import type { Warehouse } from "@caliper/catalogue-model";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { dayOfPrice, isLatestPrice, lastAnnounced, warehouseDays } from "../db/current-prices.ts";
import type { Database, OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList, textList } from "../db/prepared.ts";

/** In US dollars. */
export interface Price {
  readonly code: string;
  readonly grade: string;
  readonly warehouse: Warehouse;
  readonly amount: number;
  /** The next price, if it begins soon. */
  readonly next?: NextPrice | undefined;
}

export interface NextPrice {
  readonly amount: number;
  /** The first day at the warehouse, `2026-12-01`. */
  readonly from: string;
}

/** `from` is empty for a price that has always been valid. */
export interface DatedPrice extends Omit<Price, "next">, NextPrice {}

/** A price that was, is or will be valid. */
export interface PastPrice extends DatedPrice {
  readonly isCurrent: boolean;
}

/** The current prices of a product, and those that begin soon. */
export interface ProductPrices {
  readonly current: readonly Price[];
  /** One per grade and warehouse. */
  readonly coming: readonly DatedPrice[];
  /** Whether any of them has a first day. */
  readonly areDated: boolean;
}

export type PricesRepository = ReturnType<typeof pricesRepository>;

interface Parameters {
  readonly days: string;
  /** The last first day that may be shown at any warehouse. */
  readonly last: string;
  readonly warehouses: TextList;
}

/** Reads prices of the given warehouses only: `warehousesOf` withholds the others. */
export function pricesRepository(database: OpenDatabase, now: () => number) {
  const { read, dialect } = database;
  const pricesAt = (warehouses: RawBuilder<TextList>) =>
    read
      .selectFrom("price")
      .select(["code", "grade", "warehouse", "price_cents", "from_day"])
      .where(isAmong(dialect, "price.warehouse", warehouses));
  /** The current prices, and those that begin later. */
  const pricesFromNow = (slot: Slots<Parameters>) =>
    pricesAt(slot.warehouses)
      .where(sql<boolean>`price.from_day <= ${slot.last}`)
      .where(isLatestPrice(dayOfPrice(dialect, slot.days)));
  const ofProducts = prepare(database, (slot: Slots<Parameters & { codes: TextList }>) =>
    pricesFromNow(slot).where(isAmong(dialect, "price.code", slot.codes)),
  );
  const ofProduct = prepare(database, (slot: Slots<Parameters & { code: string }>) =>
    pricesFromNow(slot).where("code", "=", slot.code),
  );
  const all = prepare(database, (slot: Slots<{ code: string; warehouses: TextList }>) =>
    pricesAt(slot.warehouses).where("code", "=", slot.code).orderBy("from_day"),
  );

  const parametersAt = (days: Days, warehouses: readonly Warehouse[]): Parameters => ({
    days: JSON.stringify(days),
    last: lastAnnounced(Object.values(days).sort().at(-1) ?? ""),
    warehouses: textList(dialect, warehouses),
  });

  return {
    async ofProduct(code: string, warehouses: readonly Warehouse[]): Promise<ProductPrices> {
      if (warehouses.length === 0) return divided([], warehouseDays(now()));
      const days = warehouseDays(now());
      return divided(await ofProduct({ code, ...parametersAt(days, warehouses) }), days);
    },

    async of(codes: readonly string[], warehouses: readonly Warehouse[]): Promise<Price[]> {
      if (codes.length === 0 || warehouses.length === 0) return [];
      const days = warehouseDays(now());
      const parameters = parametersAt(days, warehouses);
      const rows = await ofProducts({ codes: textList(dialect, codes), ...parameters });
      const { current, coming } = divided(rows, days);
      const next = new Map(
        coming.map(({ amount, from, ...key }) => [keyOf(key), { amount, from }]),
      );
      return current.map((price) => ({ ...price, next: next.get(keyOf(price)) }));
    },

    /** Every price that was, is or will be valid, by first day. */
    async history(code: string, warehouses: readonly Warehouse[]): Promise<PastPrice[]> {
      if (warehouses.length === 0) return [];
      const days = warehouseDays(now());
      const rows = await all({ code, warehouses: textList(dialect, warehouses) });
      const prices = rows.map(priceOf);
      const begun = prices.filter(({ warehouse, from }) => from <= days[warehouse]);
      const current = new Map(begun.map((price) => [keyOf(price), price]));
      return prices.map((price) => ({ ...price, isCurrent: current.get(keyOf(price)) === price }));
    },
  };
}

type Days = ReturnType<typeof warehouseDays>;
type PriceRow = Selectable<Database["price"]>;

function priceOf(row: PriceRow): DatedPrice {
  const { code, grade, warehouse, price_cents: cents, from_day: from } = row;
  return { code, grade, warehouse: warehouse as Warehouse, amount: cents / 100, from };
}

const keyOf = ({ code, grade, warehouse }: Omit<Price, "amount">): string =>
  `${code} ${grade} ${warehouse}`;

function divided(rows: readonly PriceRow[], days: Days): ProductPrices {
  const current: Price[] = [];
  const coming = new Map<string, DatedPrice>();
  const last = new Map<Warehouse, string>();
  for (const price of rows.map(priceOf)) {
    const { code, grade, warehouse, amount, from } = price;
    const today = days[warehouse];
    if (from <= today) {
      current.push({ code, grade, warehouse, amount });
      continue;
    }
    const end = last.get(warehouse) ?? lastAnnounced(today);
    last.set(warehouse, end);
    const known = coming.get(keyOf(price));
    // A coming price of 0 is on request, which is not announced.
    if (from <= end && amount > 0 && (!known || from < known.from)) coming.set(keyOf(price), price);
  }
  const areDated = rows.some(({ from_day: from }) => from !== "");
  return { current, coming: [...coming.values()], areDated };
}
