/** Small domain types that several resources share, and their mapping. */
import {
  compareWarehouses,
  type FamilyId,
  familyIdOfType,
  type Warehouse,
  fieldOf,
  qualifiersIn,
  type YearRange,
} from "@caliper/catalogue-model";
import { type Cells, textIn } from "./cells.ts";
import type { DeepReadonly, Wire } from "./wire.ts";
import { yearsIn } from "./years.ts";

/** In mm by field of the family's table. */
export type Measures = Readonly<Record<string, number>>;

/** US dollars; 0 is on request and shown as an empty cell. */
export interface WarehousePrice {
  readonly warehouse: Warehouse;
  readonly amount: number;
  /** The next price, if it begins soon. */
  readonly next?: NextPrice | undefined;
  readonly stock?: Stock | undefined;
}

/** A price and its first day, `2026-12-01`. */
export type NextPrice = DeepReadonly<Wire<"NextPrice">>;

/** What a warehouse has of a part. */
export type Stock = DeepReadonly<Wire<"Stock">>;

/** The first vehicle that a product fits. */
export interface FitsSummary {
  readonly maker: string;
  readonly model: string;
  readonly years: YearRange;
  /** How many applications the product has in all. */
  readonly count: number;
}

export interface Interchange {
  readonly brand: string;
  readonly code: string;
}

/** The product of a row of the wire, in the model's names. */
export function productOf(type: string, measures: Measures = {}) {
  const family = familyOfType(type);
  const byField = Object.entries(measures).map(([header, value]) => [
    fieldOf(family, header),
    value,
  ]);
  return { family, measures: Object.fromEntries(byField) as Measures };
}

/** The price of a hit in one warehouse; no field where there is none. */
export const priceOf = (
  price: Wire<"HeadlinePrice"> | undefined,
): { readonly price?: WarehousePrice } =>
  price === undefined
    ? {}
    : {
        price: {
          warehouse: price.ALMACEN,
          amount: price.Precio,
          next: price.Next_price,
          stock: price.Stock,
        },
      };

/** @throws {RangeError} for a product type that the contract does not know. */
export function familyOfType(type: string): FamilyId {
  const family = familyIdOfType(type);
  if (family === undefined) throw new RangeError(`There is no product type ${type}`);
  return family;
}

export function fitsOf(wire: Wire<"FitsSummary">): FitsSummary {
  return { maker: wire.Maker, model: wire.Model, years: yearsIn(wire), count: wire.Count };
}

export function interchangesOf(wire: Wire<"Interchanges">): readonly Interchange[] {
  return wire.Data.map((row) => ({ brand: row.Brand, code: row.Interchange }));
}

/** In the order in which warehouses are listed. */
export function byWarehouse<Row extends { readonly warehouse: Warehouse }>(
  rows: readonly Row[],
): readonly Row[] {
  return rows.toSorted((one, other) => compareWarehouses(one.warehouse, other.warehouse));
}

/** A vehicle that a product fits, and what the catalogue says of it. */
export function applicationOf(row: Cells) {
  return {
    maker: textIn(row, "Maker") ?? "",
    model: textIn(row, "Model") ?? "",
    submodel: textIn(row, "SubModel"),
    years: yearsIn(row),
    observation: textIn(row, "observation"),
    qualifiers: qualifiersIn(row, "header"),
  };
}

/** An optional argument without surrounding spaces; undefined when it is empty. */
export function filled(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === "" ? undefined : trimmed;
}
