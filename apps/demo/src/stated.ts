import {
  type CatalogueColumn,
  type CatalogueTable,
  foldText,
  normalizeCode,
  type RowOf,
} from "@caliper/catalogue-model";
import { type Random, random } from "./random.ts";

type KeyName<T extends CatalogueTable> = Extract<
  T["columns"][number],
  { readonly key: true }
>["name"];

/** A row as the demo describes it. Columns outside the key may be missing; `completeRows` adds them. */
export type StatedRow<T extends CatalogueTable> = Pick<RowOf<T>, KeyName<T> & keyof RowOf<T>> &
  Partial<Omit<RowOf<T>, T["derived"][number]["name"]>>;

const derive = { normalizeCode, foldText };

type Row = Readonly<Record<string, unknown>>;

/**
 * Adds the columns that rows leave out, and the search keys. A column that no row states gets values that follow from its
 * declaration, so that a new column has demo values; elsewhere a missing value is null.
 */
export function completeRows(table: CatalogueTable, rows: readonly Row[]): Row[] {
  const makers = table.columns
    .filter(({ name }) => rows.every((row) => row[name] === undefined))
    .map((column) => ({ column, draw: random(`${table.name} ${column.name}`) }));
  const empty = Object.fromEntries(table.columns.map(({ name }) => [name, null]));
  const nameOf = new Map(table.columns.map(({ field, name }) => [field, name]));
  return rows.map((row) => {
    const complete: Record<string, unknown> = { ...empty, ...row };
    for (const { column, draw } of makers) {
      const limit = complete[nameOf.get(column.below ?? "") ?? ""];
      complete[column.name] = valueOf(column, draw, typeof limit === "number" ? limit : undefined);
    }
    for (const { name, of, by } of table.derived) {
      const value = complete[of];
      complete[name] = typeof value === "string" ? derive[by](value) : null;
    }
    return complete;
  });
}

/** A value that the column may have, less than `limit` if that is given. */
function valueOf(column: CatalogueColumn, draw: Random, limit = Infinity): number | string {
  const { type, choices, decimals = 1, usual: [smallest, largest] = [1, 50] } = column;
  switch (type) {
    case "decimal":
      return draw.step(
        Math.min(smallest, limit * 0.5),
        Math.min(largest, limit * 0.9),
        10 ** -decimals,
      );
    case "integer":
      return draw.int(smallest, largest);
    case "price":
      return draw.int(100, 10_000);
    case "year":
      return draw.int(1985, 2026);
    case "boolean":
      return draw.int(0, 1);
    case "date":
      return `${draw.int(2020, 2025)}-${draw.int(10, 12)}-${draw.int(10, 28)}`;
    case "time":
      return `${draw.int(2020, 2025)}-${draw.int(10, 12)}-${draw.int(10, 28)}T10:40:00Z`;
    case "code":
    case "text":
    case "barcode": {
      const [first = "A", ...others] = choices ?? ["A", "B", "C"];
      return draw.pick([first, ...others]);
    }
  }
}
