import {
  type CatalogueColumn,
  type CatalogueTable,
  type FamilyId,
  normalizeCode,
} from "@caliper/catalogue-model";
import {
  tableNamed,
  lookupColumns,
  type Row,
  type StoredValue,
  uploadKey,
  withDerived,
} from "../change.ts";
import type { ChangeSetsRepository } from "../change-sets.repository.ts";
import { createYielder } from "../yielding.ts";
import type { KnownProduct } from "./rules.ts";

/** What the catalogue has of the rows of an upload, a part of them at a time. */
export interface CurrentRows {
  /** Current rows by `uploadKey`: those of the last `read`. */
  readonly existing: ReadonlyMap<string, Row>;
  /** Products by their normalized code: all that were read. */
  readonly products: ReadonlyMap<string, KnownProduct>;
  /** Reads what the catalogue has of these rows, whose cells are parsed. */
  read(rows: readonly Row[]): Promise<void>;
}

const product = tableNamed("product");

/** Reads by the keys of the uploaded rows, so that the cost of an import does not depend on the size of the table. */
export async function currentRows(
  changes: ChangeSetsRepository,
  table: CatalogueTable,
  columns: readonly CatalogueColumn[],
): Promise<CurrentRows> {
  const existing = new Map<string, Row>();
  const products = new Map<string, KnownProduct>();
  const requestedKeys = new Set<string>();
  const yielder = createYielder();
  const codeColumns = new Set(["code", ...table.references]);
  // Columns that the sheet has, or that are derived from one that it has.
  const columnNames = new Set(columns.map(({ name }) => name));
  for (const { name, of } of table.derived) if (columnNames.has(of)) columnNames.add(name);
  const lookup = lookupColumns(table).filter((name) => columnNames.has(name));

  async function keep(rows: readonly Row[]): Promise<void> {
    for (const row of rows) {
      existing.set(uploadKey(table, row), row);
      if (yielder.isDue()) await yielder.pause();
    }
  }

  async function readProducts(rows: readonly Row[]): Promise<void> {
    const keys = new Set<string>();
    for (const row of rows) {
      for (const name of codeColumns) {
        const code = row[name];
        if (typeof code !== "string") continue;
        const key = normalizeCode(code);
        if (!requestedKeys.has(key)) keys.add(key);
      }
    }
    for (const key of keys) requestedKeys.add(key);
    for (const row of await changes.rowsWhere(product, "code_key", [...keys])) {
      const entry = { code: String(row["code"]), family: row["family"] as FamilyId };
      products.set(String(row["code_key"]), entry);
    }
  }

  // Without a code to look up, in small tables, every row.
  if (lookup.length === 0) for await (const rows of changes.allRows(table)) await keep(rows);

  return {
    existing,
    products,

    async read(rows) {
      await readProducts(rows);
      if (lookup.length === 0) return;
      existing.clear();
      const tuples = new Map<string, StoredValue[]>();
      for (const row of rows) {
        const product = products.get(normalizeCode(String(row["code"] ?? "")));
        if (!product) continue;
        const whole = withDerived(table, { ...row, code: product.code });
        const values = lookup.map((name) => whole[name] ?? null);
        tuples.set(values.join("\u001F"), values);
        if (yielder.isDue()) await yielder.pause();
      }
      await keep(await changes.rowsAt(table, lookup, [...tuples.values()]));
    },
  };
}
