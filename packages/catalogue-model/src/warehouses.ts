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

/** Sorts warehouses in the order in which they are listed; unknown names come last. */
export function compareWarehouses(one: string, other: string): number {
  return rank(one) - rank(other);
}

function rank(warehouse: string): number {
  return isWarehouse(warehouse) ? warehouses.indexOf(warehouse) : warehouses.length;
}
