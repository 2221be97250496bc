/** Which prices are current: of each code, grade and warehouse, the latest that has begun on the warehouse's day. */
import { dayAt, daysAfter, type Warehouse, warehouses } from "@caliper/catalogue-model";
import { type RawBuilder, sql } from "kysely";
import type { DialectName } from "./connection.ts";

/** How long before its first day a coming price is shown. */
const announcedDays = 30;

/** The day at each warehouse. */
export const warehouseDays = (time: number) =>
  Object.fromEntries(warehouses.map((each) => [each, dayAt(each, time)])) as Record<
    Warehouse,
    string
  >;

/** The last day on which a price may begin that is shown already. */
export const lastAnnounced = (day: string): string => daysAfter(day, announcedDays);

/** The day at the warehouse of `price`. @param days `warehouseDays` as JSON */
export const dayOfPrice = (dialect: DialectName, days: RawBuilder<string>): RawBuilder<string> =>
  dialect === "sqlite"
    ? sql<string>`${days} ->> price.warehouse`
    : sql<string>`${days}::json ->> price.warehouse`;

/** Whether no later price than `price` has begun. An empty first day is before every other. */
export const isLatestPrice = (day: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`
  not exists (select 1 from price as later
    where later.code = price.code and later.grade = price.grade
      and later.warehouse = price.warehouse
      and later.from_day > price.from_day and later.from_day <= ${day})`;

/** Whether `price` is current. */
export const isCurrentPrice = (day: RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`(price.from_day <= ${day} and ${isLatestPrice(day)})`;
