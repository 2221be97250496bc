/**
 * A change of catalogue data: rows before and after, in any number of tables. Imports, applied
 * amendments and undos consist of these, so `apply/` and `undo/` treat them alike.
 */
import {
  type CatalogueColumn,
  type CatalogueTable,
  catalogueTables,
  foldText,
  normalizeCode,
  optionalKeys,
  type QualifierField,
  statedIn,
} from "@caliper/catalogue-model";

/** A value as the database stores it: prices in cents, booleans as 0 or 1. */
export type StoredValue = string | number | null;

/** A whole row by column name: declared and derived columns, and the number of a numbered table. */
export type Row = Readonly<Record<string, StoredValue>>;

export interface RowChange {
  /** The database's name of the table. */
  readonly table: string;
  /** Null for an added row. */
  readonly before: Row | null;
  /** Null for a removed row. */
  readonly after: Row | null;
}

/** A change with the readable key of its row. */
export interface LabeledChange {
  readonly change: RowChange;
  readonly label: string;
}

/** A row that an undo did not revert, because of later changes. */
export interface KeptRow {
  readonly table: string;
  readonly label: string;
  /** As `placeOf`. */
  readonly place: string;
}

/** @param name the database's name of the table */
export function tableNamed(name: string): CatalogueTable {
  const table = catalogueTables.find((each) => each.name === name);
  if (!table) throw new Error(`Unknown catalogue table: ${name}`);
  return table;
}

/** The row after a change, or the removed one. */
export const rowOf = ({ before, after }: Pick<RowChange, "before" | "after">): Row =>
  after ?? before ?? {};

export const kindOf = ({ before, after }: RowChange): "added" | "changed" | "removed" =>
  before === null ? "added" : after === null ? "removed" : "changed";

/** How many changes each table has. */
export const countByTable = (changes: readonly RowChange[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(changes, ({ table }) => table)].map(([name, { length }]) => [name, length]),
  );

const derivations = { normalizeCode, foldText } as const;

/** The row with what its observation states in empty cells. */
export function withObserved(table: CatalogueTable, row: Row): Row {
  const empty = Object.entries(observed(table, row)).filter(
    ([name]) => (row[name] ?? null) === null,
  );
  return empty.length === 0 ? row : { ...row, ...Object.fromEntries(empty) };
}

/** The row without the values that its observation states, which may change with it. */
export function withoutObserved(table: CatalogueTable, row: Row): Row {
  const same = Object.entries(observed(table, row)).filter(([name, value]) => row[name] === value);
  return same.length === 0
    ? row
    : { ...row, ...Object.fromEntries(same.map(([name]) => [name, null])) };
}

/** What the observation of a row states, by column. */
function observed({ columns }: CatalogueTable, { observation }: Row): Row {
  if (typeof observation !== "string") return {};
  const entries = columns.flatMap((column) =>
    column.observed
      ? [[column.name, statedIn(observation, column.field as QualifierField)] as const]
      : [],
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

/** The row with its search keys recomputed. */
export function withDerived(table: CatalogueTable, row: Row): Row {
  if (table.derived.length === 0) return row;
  const keys = table.derived.map(({ name, of, by }) => {
    const source = row[of];
    return [name, source === null || source === undefined ? null : derivations[by](String(source))];
  });
  return { ...row, ...(Object.fromEntries(keys) as Row) };
}

/**
 * The key that identifies a row in an upload, whatever the spelling of its codes and names.
 */
export function uploadKey(table: CatalogueTable, row: Row): string {
  const parts = table.columns
    .filter((column) => column.key)
    .map(({ name, type }) => {
      const value = row[name] ?? null;
      if (value === null) return "";
      if (type === "code") return normalizeCode(String(value));
      return type === "text" ? foldText(String(value)) : String(value);
    });
  return parts.join("\u001f");
}

const exactTypes = new Set<CatalogueColumn["type"]>(["year", "integer", "boolean"]);

/**
 * The columns by which the current row of an uploaded row is read: the code, and what an index has after it. Only columns whose
 * values are stored in one spelling, so that rows with the same `uploadKey` have the same values in them.
 * @returns nothing for a table without codes or accounts in its key
 */
export function lookupColumns(table: CatalogueTable): string[] {
  const keys = table.columns.filter(({ key, required }) => key && required);
  if (table.privateTo === undefined && !keys.some(({ name }) => name === "code")) return [];
  return keys.flatMap(({ name, type, choices, names }) => {
    if (names !== undefined) return [];
    const derived = table.derived.find(({ of }) => of === name);
    if (derived) return [derived.name];
    return name === "code" || choices || exactTypes.has(type) ? [name] : [];
  });
}

/** A row as a spreadsheet shows it: prices in dollars, everything else as stored. */
export const cellsOf = (
  columns: readonly CatalogueColumn[],
  row: Row,
): (string | number | null)[] =>
  columns.map(({ name, type }) => {
    const value = row[name] ?? null;
    return type === "price" && typeof value === "number" ? value / 100 : value;
  });

/** The values of the primary key, in its order. */
export function primaryKeyOf(table: CatalogueTable, row: Row): StoredValue[] {
  return table.primaryKey.map((name) => row[name] ?? null);
}

/** A row as the database stores it, which has "" in empty columns of its primary key. */
export function storedRow(table: CatalogueTable, row: Row): Row {
  const stored = optionalKeys(table).map((name) => [name, row[name] ?? ""]);
  return stored.length === 0 ? row : { ...row, ...(Object.fromEntries(stored) as Row) };
}

/** The row that is stored as `stored`. */
export function rowStoredAs(table: CatalogueTable, stored: Row): Row {
  const empty = optionalKeys(table).filter((name) => stored[name] === "");
  return empty.length === 0
    ? stored
    : { ...stored, ...Object.fromEntries(empty.map((name) => [name, null])) };
}

/** A row by its table and primary key. */
export const placeOf = (table: CatalogueTable, row: Row): string =>
  `${table.name} ${JSON.stringify(primaryKeyOf(table, row))}`;

/** Whether two rows have equal values in every column. */
export function sameRow(a: Row | null, b: Row | null): boolean {
  if (a === null || b === null) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const name of names) if ((a[name] ?? null) !== (b[name] ?? null)) return false;
  return true;
}
