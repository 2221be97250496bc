import { texts, type Texts } from "./languages.ts";

/** In the order in which prices are listed. Users know PLANTA as CHINA. */
const titles = {
  MIAMI: texts("MIAMI"),
  VENEZUELA: texts("VENEZUELA"),
  PANAMA: texts("PANAMA", "PANAMÁ"),
  COLOMBIA: texts("COLOMBIA"),
  PLANTA: texts("CHINA"),
  MEXICO: texts("MEXICO", "MÉXICO"),
  CETAM: texts("CETAM"),
} as const;

export type Warehouse = keyof typeof titles;

export const warehouseTitles: Readonly<Record<Warehouse, Texts>> = titles;

export const warehouses = Object.keys(titles) as readonly Warehouse[];

export function isWarehouse(text: string): text is Warehouse {
  return Object.hasOwn(titles, text);
}

const timeZones: Readonly<Record<Warehouse, string>> = {
  MIAMI: "America/New_York",
  VENEZUELA: "America/Caracas",
  PANAMA: "America/Panama",
  COLOMBIA: "America/Bogota",
  PLANTA: "Asia/Shanghai",
  MEXICO: "America/Mexico_City",
  CETAM: "America/Guatemala",
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day at a warehouse, `2026-12-01`. @param time ms since 1970 */
export function dayAt(warehouse: Warehouse, time: number): string {
  const timeZone = timeZones[warehouse];
  // Sweden writes dates as ISO 8601 does.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone });
  formats.set(timeZone, format);
  return format.format(time);
}

/** The day so many days after another one. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Sorts warehouses in the order in which they are listed; unknown names come last. */
export function compareWarehouses(one: string, other: string): number {
  return rank(one) - rank(other);
}

function rank(warehouse: string): number {
  return isWarehouse(warehouse) ? warehouses.indexOf(warehouse) : warehouses.length;
}
