import {
  type CatalogueTable,
  type FamilyId,
  familyOf,
  familyTables,
  foldText,
  normalizeCode,
} from "@caliper/catalogue-model";
import { isRemark } from "@caliper/sheet-reader";
import type { Row } from "../change.ts";
import { type CellProblem, cellProblem } from "../problem.ts";
import { list, type Message, message } from "../../messages/message.ts";

/** An existing product. */
export interface KnownProduct {
  readonly code: string;
  readonly family: FamilyId;
}
/** By normalized code. */
export type KnownProducts = ReadonlyMap<string, KnownProduct>;

export const isFamilyTable = (table: CatalogueTable): boolean => table.name in familyTables;

const columnOf = (table: CatalogueTable, name: string) =>
  table.columns.find((column) => column.name === name) ?? { header: name };

/**
 * Replaces codes of existing products by their stored spelling: `br 31338` becomes BR31338. Unknown
 * codes stay and are reported as problems, also those of new products that are examples, totals or remarks. So are accounts whose
 * rows may not be loaded.
 */
export function resolveProducts(
  table: CatalogueTable,
  row: Row,
  products: KnownProducts,
  accounts: ReadonlyMap<string, string> = new Map(),
): { row: Row; problems: CellProblem[] } {
  const resolved: Record<string, Row[string]> = { ...row };
  const problems: CellProblem[] = [];
  const isOfProducts = isFamilyTable(table) || table.name === "product";
  for (const name of isOfProducts ? ["code"] : table.references) {
    const code = row[name];
    if (typeof code !== "string") continue;
    const product = products.get(normalizeCode(code));
    const column = columnOf(table, name);
    if (product) resolved[name] = product.code;
    else if (isRemark(code))
      problems.push(cellProblem(column, code, "remarkRow", message("cell.remarkRow")));
    else if (!isOfProducts)
      problems.push(cellProblem(column, code, "product", message("cell.product")));
  }
  const account = row[table.privateTo ?? ""];
  if (table.privateTo !== undefined && typeof account === "string") {
    const accountName = accounts.get(foldText(account));
    const column = columnOf(table, table.privateTo);
    if (accountName !== undefined) resolved[table.privateTo] = accountName;
    else problems.push(cellProblem(column, account, "account", message("cell.account")));
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
    expected: Message,
    values?: CellProblem["values"],
  ) => problems.push(cellProblem(columnOf(table, name), row[name], kind, expected, values));
  const product =
    typeof row["code"] === "string" ? products.get(normalizeCode(row["code"])) : undefined;

  if (product && isFamilyTable(table) && product.family !== table.name) {
    const { productType: type, title } = familyOf(product.family);
    report("code", "family", message("cell.ownCode", { family: title.many }), { type });
  }
  if (product && table.name === "product" && row["family"] !== product.family) {
    const { productType: type, title } = familyOf(product.family);
    report("family", "family", message("cell.family", { family: title.many }), { type });
  }
  if (product && table.columns.some(({ name }) => name === "grade")) {
    const { grades, title } = familyOf(product.family);
    const allowed: readonly string[] =
      table.name === "certification" ? [...grades, "Certified"] : grades;
    if (!allowed.includes(String(row["grade"]))) {
      const expected = message("cell.grade", { family: title.many, known: list(allowed) });
      report("grade", "choice", expected, { known: allowed.join(", ") });
    }
  }
  if (table.name === "replacement" && row["ratio"] === 0) {
    report("ratio", "zero", message("cell.zeroCount"));
  }
  if (table.name === "relation" && row["code"] === row["related_code"]) {
    report("related_code", "product", message("cell.otherProduct"));
  }
  const { year_from: from, year_to: to } = row;
  if (typeof from === "number" && typeof to === "number" && to < from) {
    report("year_to", "years", message("cell.years", { from }));
  }
  const { month_from: monthFrom, month_to: monthTo } = row;
  if (typeof monthTo === "number" && typeof to !== "number") {
    report("month_to", "years", message("cell.monthWithoutYear"));
  } else if (typeof monthFrom === "number" && typeof monthTo === "number") {
    if (from === to && monthTo < monthFrom)
      report("month_to", "years", message("cell.months", { month: monthFrom }));
  }
  if (table.name === "equivalence" && !(Number(row["position"]) <= 3)) {
    report("position", "choice", message("cell.position"), { known: "0, 1, 2, 3" });
  }
  return problems;
}
