import {
  type CatalogueTable,
  type FamilyId,
  familyOf,
  familyTables,
  normalizeCode,
} from "@caliper/catalogue-model";
import type { Row } from "../changes/change.ts";
import { type CellProblem, shownValue } from "./problem.ts";

/** An existing product. */
export interface KnownProduct {
  readonly code: string;
  readonly family: FamilyId;
}
/** By normalized code. */
export type KnownProducts = ReadonlyMap<string, KnownProduct>;

export const isFamilyTable = (table: CatalogueTable): boolean => table.name in familyTables;

const headerOf = (table: CatalogueTable, name: string) =>
  table.columns.find((column) => column.name === name)?.header ?? name;

/**
 * Replaces codes of existing products by their stored spelling: `br 31338` becomes BR31338. Unknown
 * codes stay and are reported as problems.
 */
export function resolveProducts(
  table: CatalogueTable,
  row: Row,
  products: KnownProducts,
): { row: Row; problems: CellProblem[] } {
  const resolved: Record<string, Row[string]> = { ...row };
  const problems: CellProblem[] = [];
  const own = isFamilyTable(table) || table.name === "product";
  for (const name of own ? ["code"] : table.references) {
    const code = row[name];
    if (typeof code !== "string") continue;
    const known = products.get(normalizeCode(code));
    if (known) resolved[name] = known.code;
    else if (!own) {
      problems.push({
        column: headerOf(table, name),
        value: shownValue(code),
        kind: "product",
        expected: "the code of an existing product; load the product's own table first",
      });
    }
  }
  return { row: resolved, problems };
}

/** Checks the rules between the cells of a row. */
export function ruleProblems(
  table: CatalogueTable,
  row: Row,
  products: KnownProducts,
): CellProblem[] {
  const problems: CellProblem[] = [];
  const report = (
    name: string,
    kind: CellProblem["kind"],
    expected: string,
    values?: CellProblem["values"],
  ) =>
    problems.push({
      column: headerOf(table, name),
      value: shownValue(row[name]),
      kind,
      expected,
      ...(values && { values }),
    });
  const known =
    typeof row["code"] === "string" ? products.get(normalizeCode(row["code"])) : undefined;

  if (known && isFamilyTable(table) && known.family !== table.name) {
    const type = familyOf(known.family).productType;
    report("code", "family", `a code of its own: it is one of ${type} already`, { type });
  }
  if (known && table.name === "product" && row["family"] !== known.family) {
    const type = familyOf(known.family).productType;
    report("family", "family", `the family it has, ${type}; a product never changes it`, { type });
  }
  if (known && (table.name === "price" || table.name === "upc" || table.name === "certification")) {
    const grades: readonly string[] = familyOf(known.family).grades;
    const allowed = table.name === "certification" ? [...grades, "Certified"] : grades;
    if (!allowed.includes(String(row["grade"]))) {
      const list = allowed.join(", ");
      report("grade", "choice", `a grade of ${familyOf(known.family).productType}: ${list}`, {
        known: list,
      });
    }
  }
  const { year_from: from, year_to: to } = row;
  if (typeof from === "number" && typeof to === "number" && to < from) {
    report("year_to", "years", `a year from ${from} on, or an empty cell if still in production`, {
      from,
    });
  }
  if (table.name === "equivalence" && !(Number(row["position"]) <= 3)) {
    report("position", "choice", "0, 1, 2 or 3, shown as A to D", { known: "0, 1, 2, 3" });
  }
  return problems;
}
