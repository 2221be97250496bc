import {
  familyOf,
  type FamilyId,
  maySeePricesOf,
  type Viewer,
  type Warehouse,
  warehouseOf,
} from "@caliper/catalogue-model";
import type { PricesRepository } from "./prices.repository.ts";
import type { StockedPrice, Stocks } from "./stock.service.ts";

/** What reads prices and what is in stock. */
export interface PriceReaders {
  readonly prices: PricesRepository;
  readonly stocks: Pick<Stocks, "withStock">;
}

interface PricedProduct {
  readonly code: string;
  readonly family: FamilyId;
}

/**
 * One price per product with its stock, by code: that of the first grade that the warehouse sells. The viewer's first warehouse, unless
 * another one is chosen that the viewer sees; empty for a viewer without prices.
 */
export async function headlinePrices(
  { prices, stocks }: PriceReaders,
  products: readonly PricedProduct[],
  viewer: Viewer,
  chosen: Warehouse | undefined,
): Promise<ReadonlyMap<string, StockedPrice>> {
  const warehouse = warehouseOf(viewer, chosen);
  if (warehouse === undefined) return new Map();
  const families = new Map(
    products
      .filter(({ family }) => maySeePricesOf(family, viewer))
      .map(({ code, family }) => [code, family]),
  );
  const priced = Map.groupBy(
    await prices.of([...families.keys()], [warehouse]),
    ({ code }) => code,
  );
  const headlines = [...families].flatMap(([code, family]) => {
    const ofGrades = familyOf(family).grades.flatMap(
      (grade) => priced.get(code)?.find((each) => each.grade === grade) ?? [],
    );
    return ofGrades.slice(0, 1);
  });
  const stocked = await stocks.withStock(headlines, viewer);
  return new Map(stocked.map((price) => [price.code, price]));
}

/**
 * The prices of products at one warehouse with their stock, by code, in the order of the family's grades; a product whose prices the viewer
 * may not see is missing.
 */
export async function gradedPrices(
  { prices, stocks }: PriceReaders,
  products: readonly PricedProduct[],
  viewer: Viewer,
  warehouse: Warehouse | undefined,
): Promise<ReadonlyMap<string, readonly StockedPrice[]>> {
  const visible = products.filter(({ family }) => maySeePricesOf(family, viewer));
  const codes = visible.map(({ code }) => code);
  const rows = await prices.of(codes, warehouse === undefined ? [] : [warehouse]);
  const byCode = Map.groupBy(await stocks.withStock(rows, viewer), ({ code }) => code);
  return new Map(
    visible.map(({ code, family }) => {
      const grades: readonly string[] = familyOf(family).grades;
      const ofProduct = byCode.get(code) ?? [];
      return [
        code,
        ofProduct.toSorted((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade)),
      ];
    }),
  );
}
