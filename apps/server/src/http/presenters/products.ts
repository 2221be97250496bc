import {
  type CatalogueColumn,
  columnsOf,
  familyIds,
  familyOf,
  type FamilyId,
  mapFamilies,
  type Texts,
} from "@caliper/catalogue-model";
import type { Wire } from "@caliper/api-client/wire";
import type { PriceGrid } from "../../catalogue/datasheet.service.ts";
import type { ShownStock, StockedPrice } from "../../catalogue/stock.service.ts";
import type { FamilyRow, Fits } from "../../catalogue/products.repository.ts";

/** The languages of the contract; the model may have more. */
export const bilingual = ({ en, es }: Texts): Wire<"Bilingual"> => ({ en, es });

export const typeOf = (family: FamilyId) => familyOf(family).productType;

const measures = mapFamilies((family) => columnsOf(family).filter(({ measure }) => measure));

/** The measures of a product that are known, by column name or by field of the family's table. */
export function measuresOf(
  family: FamilyId,
  row: FamilyRow | undefined,
  name: "header" | "field" = "header",
): Record<string, number> {
  const entries = measures[family].flatMap((column) => {
    const value = row?.[column.field];
    return typeof value === "number" ? [[column[name], value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** How many products were found of each family, most first. */
export const familyCounts = (countByFamily: ReadonlyMap<FamilyId, number>) =>
  familyIds
    .flatMap((family) => {
      const count = countByFamily.get(family);
      return count === undefined ? [] : [{ family, count }];
    })
    .toSorted((one, other) => other.count - one.count);

export function cellsOf(columns: readonly CatalogueColumn[], row: FamilyRow): Wire<"Row"> {
  const cells: Wire<"Row"> = {};
  for (const { field, header } of columns) cells[header] = row[field] ?? null;
  return cells;
}

export const headersOf = (columns: readonly CatalogueColumn[]): string[] =>
  columns.map(({ header }) => header);

export const fitsOf = (fits: Fits): Wire<"FitsSummary"> => ({
  Maker: fits.maker,
  Model: fits.model,
  Desde: fits.from,
  Hasta: fits.to,
  Count: fits.count,
});

export const stockOf = (stock: ShownStock): Wire<"Stock"> => ({
  state: stock.state === "In stock" ? "inStock" : stock.state === "Low" ? "low" : "none",
  ...(stock.quantity !== null && { quantity: stock.quantity }),
  ...(stock.expected !== null && { expected: stock.expected }),
  asOf: stock.as_of,
  isCurrent: stock.isCurrent,
  ...(stock.elsewhere.length > 0 && { elsewhere: [...stock.elsewhere] }),
});

/** The field of one price; no field where there is none. */
export const headlineOf = ({
  warehouse,
  amount,
  next,
  stock,
}: Omit<StockedPrice, "code" | "grade">): Wire<"HeadlinePrice"> => ({
  ALMACEN: warehouse,
  Precio: amount,
  ...(next && { Next_price: next }),
  ...(stock && { Stock: stockOf(stock) }),
});

export const priceOf = (price: StockedPrice | undefined) => price && { Price: headlineOf(price) };

/** The coming prices, and the stock where it is known; no fields where there are none. */
export function besidePrices(prices: readonly Omit<StockedPrice, "code" | "amount">[]) {
  const coming = prices.flatMap(({ warehouse, grade, next }) =>
    next ? [{ warehouse, grade, ...next }] : [],
  );
  const stocks = prices.flatMap(({ warehouse: ALMACEN, grade: GRADE, stock }) =>
    stock ? [{ ALMACEN, GRADE, ...stockOf(stock) }] : [],
  );
  return {
    ...(coming.length > 0 && { Next_prices: coming }),
    ...(stocks.length > 0 && { Stock: stocks }),
  };
}

export function priceTable({ grades, rows, prices }: PriceGrid) {
  const data = rows.map(({ warehouse, amounts }) => {
    const row: Wire<"Row"> = { ALMACEN: warehouse };
    for (const [index, grade] of grades.entries()) row[grade] = amounts[index] ?? null;
    return row;
  });
  return {
    Columnas: ["ALMACEN", ...grades],
    Data: data,
    ...besidePrices(prices),
    ...(prices.some(({ isDated }) => isDated) && { Has_history: true as const }),
  };
}
