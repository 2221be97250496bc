import { compareTexts, type Warehouse } from "@caliper/catalogue-model";
import type { RawBuilder, Selectable } from "kysely";
import { dayOfPrice, isLatestPrice, lastAnnounced, warehouseDays } from "../db/current-prices.ts";
import type { Database, OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList } from "../db/prepared.ts";

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
  /** As JSON. */
  readonly days: string;
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
    pricesAt(slot.warehouses).where(isLatestPrice(dayOfPrice(dialect, slot.days)));
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
    warehouses,
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
      const rows = await ofProducts({ codes, ...parameters });
      return byKey(rows, days).flatMap(({ amount, ...price }) =>
        amount === undefined ? [] : [{ ...price, amount }],
      );
    },

    /** Every price that was, is or will be valid, by first day; one that has always been valid has none. */
    async history(code: string, warehouses: readonly Warehouse[]) {
      if (warehouses.length === 0) return [];
      const days = warehouseDays(now());
      const rows = await all({ code, warehouses });
      const begun = rows.filter((row) => row.from_day <= days[row.warehouse as Warehouse]);
      const current = new Map(begun.map((row) => [keyOf(row), row]));
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

/** @param rows the latest that has begun, and later ones, of each key */
function byKey(rows: readonly PriceRow[], days: Days): KeyPrice[] {
  return [...Map.groupBy(rows, keyOf).values()].map((ofKey): KeyPrice => {
    const [{ code, grade, warehouse } = rows[0] as PriceRow] = ofKey;
    const today = days[warehouse as Warehouse];
    const sorted = ofKey.toSorted((one, other) => compareTexts(one.from_day, other.from_day));
    const current = sorted.find((row) => row.from_day <= today);
    const next = sorted.find((row) => row.from_day > today);
    // A coming price of 0 is on request, which is not announced.
    const isAnnounced = next && next.price_cents > 0 && next.from_day <= lastAnnounced(today);
    return {
      code,
      grade,
      warehouse: warehouse as Warehouse,
      amount: current && current.price_cents / 100,
      isDated: ofKey.some((row) => row.from_day !== ""),
      ...(isAnnounced && { next: { amount: next.price_cents / 100, from: next.from_day } }),
    };
  });
}
