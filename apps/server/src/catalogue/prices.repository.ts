import { compareTexts, type Warehouse } from "@caliper/catalogue-model";
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

/** The price of a grade at a warehouse; without an amount before the first one begins. */
export interface KeyPrice extends Omit<Price, "amount"> {
  readonly amount: number | undefined;
  /** Whether it has had, or will have, another one. */
  readonly isDated: boolean;
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
    async ofProduct(code: string, warehouses: readonly Warehouse[]): Promise<KeyPrice[]> {
      if (warehouses.length === 0) return [];
      const days = warehouseDays(now());
      return byKey(await ofProduct({ code, ...parametersAt(days, warehouses) }), days);
    },

    async of(codes: readonly string[], warehouses: readonly Warehouse[]): Promise<Price[]> {
      if (codes.length === 0 || warehouses.length === 0) return [];
      const days = warehouseDays(now());
      const parameters = parametersAt(days, warehouses);
      const rows = await ofProducts({ codes: textList(dialect, codes), ...parameters });
      return byKey(rows, days).flatMap(({ amount, ...price }) =>
        amount === undefined ? [] : [{ ...price, amount }],
      );
    },

    /** Every price that was, is or will be valid, by first day; one that has always been valid has none. */
    async history(code: string, warehouses: readonly Warehouse[]) {
      if (warehouses.length === 0) return [];
      const days = warehouseDays(now());
      const rows = await all({ code, warehouses: textList(dialect, warehouses) });
      const current = new Map(
        rows.filter((row) => row.from_day <= dayOf(days, row)).map((row) => [keyOf(row), row]),
      );
      return rows.map((row) => ({
        grade: row.grade,
        warehouse: row.warehouse as Warehouse,
        amount: row.price_cents / 100,
        isCurrent: current.get(keyOf(row)) === row,
        ...(row.from_day !== "" && { from: row.from_day }),
      }));
    },
  };
}

type Days = ReturnType<typeof warehouseDays>;
type PriceRow = Selectable<Database["price"]>;

const keyOf = ({ code, grade, warehouse }: PriceRow): string => `${code} ${grade} ${warehouse}`;
const dayOf = (days: Days, { warehouse }: PriceRow): string => days[warehouse as Warehouse];

/** @param rows the latest that has begun, and later ones, of each key */
function byKey(rows: readonly PriceRow[], days: Days): KeyPrice[] {
  return [...Map.groupBy(rows, keyOf).values()].map((ofKey): KeyPrice => {
    const [{ code, grade, warehouse } = rows[0] as PriceRow] = ofKey;
    const today = days[warehouse as Warehouse];
    const isDated = ofKey.some((row) => row.from_day !== "");
    const cents = ofKey.find((row) => row.from_day <= today)?.price_cents;
    const common = { code, grade, warehouse: warehouse as Warehouse, isDated };
    const price = { ...common, amount: cents === undefined ? undefined : cents / 100 };
    if (!isDated) return price;
    // A coming price of 0 is on request, which is not announced.
    const [next] = ofKey
      .filter((row) => row.from_day > today && row.price_cents > 0)
      .toSorted((one, other) => compareTexts(one.from_day, other.from_day));
    return next && next.from_day <= lastAnnounced(today)
      ? { ...price, next: { amount: next.price_cents / 100, from: next.from_day } }
      : price;
  });
}
