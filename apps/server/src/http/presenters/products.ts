import {
  type CatalogueColumn,
  columnsOf,
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

/** The measures of a product that are known, by column name. */
export function measuresOf(family: FamilyId, row: FamilyRow | undefined): Record<string, number> {
  return Object.fromEntries(
    knownMeasures(family, row).map(({ column, value }) => [column.header, value]),
  );
}

/** The same by field of the family's table. */
export function measuresByField(
  family: FamilyId,
  row: FamilyRow | undefined,
): Record<string, number> {
  return Object.fromEntries(
    knownMeasures(family, row).map(({ column, value }) => [column.field, value]),
  );
}

const knownMeasures = (family: FamilyId, row: FamilyRow | undefined) =>
  measures[family].flatMap((column) => {
    const value = row?.[column.field];
    return typeof value === "number" ? [{ column, value }] : [];
  });

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

export function priceTable({ grades, rows, areDated, stocked }: PriceGrid) {
  const data = rows.map(({ warehouse, amounts }) => {
    const row: Wire<"Row"> = { ALMACEN: warehouse };
    for (const [index, grade] of grades.entries()) row[grade] = amounts[index] ?? null;
    return row;
  });
  const coming = rows.flatMap(({ warehouse, next }) =>
    grades.flatMap((grade, at) => (next[at] ? [{ warehouse, grade, ...next[at] }] : [])),
  );
  const stock = stocked.map((price) => ({
    ALMACEN: price.warehouse,
    GRADE: price.grade,
    ...stockOf(price.stock),
  }));
  return {
    Columnas: ["ALMACEN", ...grades],
    Data: data,
    ...(coming.length > 0 && { Next_prices: coming }),
    ...(areDated && { Has_history: true as const }),
    ...(stock.length > 0 && { Stock: stock }),
  };
}
