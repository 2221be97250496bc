import type { FamilyId, Qualifiers, Section, YearRange } from "@caliper/catalogue-model";
import type { Answer, Query, Wire } from "@caliper/api-client/wire";
import type {
  RowsWithMeasures,
  PricedRows,
  Scope,
} from "../../catalogue/vehicle-search.service.ts";
import type { Application, FittingProduct } from "../../catalogue/vehicles.repository.ts";
import { Refusal } from "../../refusal.ts";
import { applicationTable, type TableSection } from "./application-table.ts";
import { markOf } from "./replacements.ts";
import { measuresOf, priceOf, typeOf } from "./products.ts";
import { message } from "../../messages/message.ts";

const cylinderFamily = {
  wheel_cylinder: "wheel_cylinders",
  master_cylinder: "master_cylinders",
} as const satisfies Record<NonNullable<Query<"makerInput">["type"]>, FamilyId>;

/** The kind of cylinder counts in the section of the cylinders only. */
export const scopeOf = (
  section: Section | undefined,
  cylinder: keyof typeof cylinderFamily | undefined,
): Scope => ({
  section,
  family: section === "cylinder_bomb" && cylinder ? cylinderFamily[cylinder] : undefined,
});

/** @throws Refusal `invalid` for a range that does not begin or ends before its first year. */
export function yearsOf({
  year,
  year_to: last,
}: Pick<Query<"globalApliSearch">, "year" | "year_to">): YearRange | undefined {
  if (last !== undefined && (year === undefined || last < year)) {
    const expected = message("expected.lastYear");
    throw new Refusal("invalid", message("years.invalid"), {
      fields: [{ field: "query/year_to", value: last, expected }],
    });
  }
  return year === undefined ? undefined : { from: year, to: last ?? year };
}

export function sectionAnswer(
  section: TableSection,
  { rows, measures, prices, replacedBy }: PricedRows<Application>,
): Answer<"searchByApplication"> {
  const products: Answer<"searchByApplication">["Products"] = {};
  for (const { code, family } of rows) {
    products[code] ??= {
      Type: typeOf(family),
      Measures: measuresOf(family, measures.get(code)),
      ...priceOf(prices.get(code)),
      ...markOf(replacedBy.get(code)),
    };
  }
  return { ...applicationTable(section, rows), Products: products };
}

const hasAny = (qualifiers: Qualifiers) => Object.keys(qualifiers).length > 0;

const detailOf = ({ detail_en: en, detail_es: es }: FittingProduct) => ({ en, es });

export const globalAnswer = ({
  rows,
  measures,
  prices,
  replacedBy,
  total,
}: PricedRows<FittingProduct> & { total: number }): Answer<"globalApliSearch"> => ({
  Total: total,
  Data: rows.map((row): Wire<"GlobalApplication"> => {
    const type = typeOf(row.family);
    return {
      Type: type,
      Maker: row.maker,
      Model: row.model,
      SubModel: row.submodel,
      Desde: row.year_from,
      Hasta: row.year_to,
      Codigo: row.code,
      Producto: `${type}, ${row.detail_en}`,
      Detail: detailOf(row),
      Position: row.position,
      Measures: measuresOf(row.family, measures.get(row.code)),
      ...priceOf(prices.get(row.code)),
      ...(hasAny(row.qualifiers) && { Qualifiers: row.qualifiers }),
      ...markOf(replacedBy.get(row.code)),
    };
  }),
});

export const relatedAnswer = ({
  rows,
  measures,
}: RowsWithMeasures<FittingProduct>): Answer<"relatedProducts"> => ({
  Data: rows.map((row) => ({
    Codigo: row.code,
    Type: typeOf(row.family),
    Maker: row.maker,
    Model: row.model,
    Desde: row.year_from,
    Hasta: row.year_to,
    Detail: detailOf(row),
    Measures: measuresOf(row.family, measures.get(row.code)),
  })),
});
