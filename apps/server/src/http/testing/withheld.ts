import { type Warehouse, warehouses } from "@caliper/catalogue-model";
import type { Caller } from "./server.ts";

const priceKeys = [
  "Precio",
  "Price",
  "Prices",
  "Stock",
  "stock",
  "elsewhere",
  "ALMACEN",
  "UPC",
  "GRADE",
  ...warehouses,
];
const similarKeys = ["Equivalencias", "Notes", "UPC"];
const interchangeKeys = ["Intercambios", "Interchange", "Brand", "ROTEX", "FRENAX", "NORDBREM"];
const vehicleKeys = ["Aplicaciones", "Applications", "Fits"];

const ofPublic = [...priceKeys, ...similarKeys, ...interchangeKeys];
const ofPlant = [...interchangeKeys, ...vehicleKeys];

/** Keys that must be in no answer to a caller. */
export const withheldKeys: Partial<Record<Caller, readonly string[]>> = {
  anonymous: ofPublic,
  junior: ofPublic,
  embed: ofPublic,
  embed_prices: [...similarKeys, ...interchangeKeys],
  planta: ofPlant,
  planta_pads: ofPlant,
};

/** Callers who see the prices of one warehouse only. */
export const onlyWarehouse = [
  ["planta", "PLANTA"],
  ["planta_pads", "PLANTA"],
  ["cliente_miami", "MIAMI"],
  ["api_reader", "MIAMI"],
  ["embed_prices", "MIAMI"],
] as const;

/** The warehouses that must be in no answer to a caller; none for callers who see all. */
export function otherWarehousesOf(caller: Caller): Warehouse[] {
  const [, own] = onlyWarehouse.find(([name]) => name === caller) ?? [];
  return own === undefined ? [] : warehouses.filter((each) => each !== own);
}
