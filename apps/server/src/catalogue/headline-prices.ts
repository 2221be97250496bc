import {
  familyOf,
  type FamilyId,
  maySeePricesOf,
  type Viewer,
  type Warehouse,
  warehouseOf,
} from "@caliper/catalogue-model";
import type { Price, PricesRepository } from "./prices.repository.ts";

interface PricedProduct {
  readonly code: string;
  readonly family: FamilyId;
}

/**
 * One price per product, by code: that of the first grade that the warehouse sells. The viewer's first warehouse, unless
 * another one is chosen that the viewer sees; empty for a viewer without prices.
 */
export async function headlinePrices(
  prices: PricesRepository,
  products: readonly PricedProduct[],
  viewer: Viewer,
  chosen: Warehouse | undefined,
): Promise<ReadonlyMap<string, Price>> {
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
  const headlines = new Map<string, Price>();
  for (const [code, family] of families) {
    const [price] = familyOf(family).grades.flatMap(
      (grade) => priced.get(code)?.find((each) => each.grade === grade) ?? [],
    );
    if (price) headlines.set(code, price);
  }
  return headlines;
}
