import {
  type CatalogueColumn,
  type CatalogueTable,
  tableByWireName,
} from "@caliper/catalogue-model";
import { type Kysely, sql } from "kysely";
import { changeSetsRepository } from "../../apps/server/src/loading/change-sets.repository.ts";
import type { Database, OpenDatabase } from "../../apps/server/src/db/index.ts";
import { type StoredValue, cellsOf } from "../../apps/server/src/loading/change.ts";
import type { Cell } from "../../apps/server/src/loading/upload/cells.ts";

interface Declared {
  /** The value of every row in a version. */
  readonly cell: (version: number) => Cell;
  /** The column is one of the search keys. */
  readonly isSearched?: boolean;
}

/**
 * Rows of a table, and a column that every import sets to the same value in all of them, so that a half-applied import
 * shows.
 */
export interface Target extends Declared {
  readonly table: CatalogueTable;
  readonly column: CatalogueColumn;
  readonly mode: "partial" | "total";
  /** The columns of the sheet. */
  readonly columns: readonly CatalogueColumn[];
  readonly rows: readonly (readonly Cell[])[];
  /** The products whose rows these are. */
  readonly codes: readonly string[];
}

/** Prices, measures, search keys, vehicles, and a table that is replaced as a whole. */
const declared: readonly (Declared & {
  readonly wireName: string;
  readonly header: string;
  readonly mode?: Target["mode"];
})[] = [
  { wireName: "precios", header: "Precio", cell: (version) => (5000 + version) / 100 },
  { wireName: "brake_rotors", header: "HEIGHT", cell: (version) => (4000 + version) / 100 },
  {
    wireName: "brake_pads",
    header: "FMSI",
    cell: (version) => `D${9000 + version}`,
    isSearched: true,
  },
  { wireName: "aplicaciones", header: "observation", cell: (version) => `version ${version}` },
  {
    wireName: "pallet",
    header: "Qty_Box",
    cell: (version) => 1000 + version,
    mode: "total",
  },
];

/** Rows of a table that partial imports change, at least. */
const partialRows = 400;
const rowsPerBatch = 200;

/** The name of a target's value in the model. */
export const nameOf = ({ table, column }: Target): string =>
  `table ${table.wireName}/${column.header}`;

export async function targetsIn(database: OpenDatabase): Promise<Target[]> {
  const targets: Target[] = [];
  for (const { wireName, header, mode = "partial", ...rest } of declared) {
    const table = tableByWireName(wireName);
    const column = table?.columns.find((each) => each.header === header);
    if (!table || !column) throw new Error(`There is no ${header} in ${wireName}`);
    const all = mode === "total";
    const columns = table.columns.filter((each) => all || each.key || each === column);
    const codes = new Set<string>();
    const rows: Cell[][] = [];
    for await (const batch of changeSetsRepository(database).allRows(table)) {
      for (const row of batch) {
        const code = String(row["code"]);
        if (!all && rows.length >= partialRows && !codes.has(code)) continue;
        codes.add(code);
        rows.push(cellsOf(columns, row));
      }
    }
    targets.push({ table, column, columns, mode, rows, codes: [...codes], ...rest });
  }
  return targets;
}

/** Every other version of a table that is replaced as a whole lacks some rows. */
const rowsIn = ({ mode, rows }: Target, version: number) =>
  mode === "total" && version % 2 === 1 ? rows.slice(10) : rows;

/** The batches of an import that makes a target be of a version. */
export function batchesOf(target: Target, version: number, upload_id: string) {
  const { table, column, columns, mode, cell } = target;
  const at = columns.indexOf(column);
  const rows = rowsIn(target, version).map((cells) => cells.with(at, cell(version)));
  const batches = Math.ceil(rows.length / rowsPerBatch);
  return Array.from({ length: batches }, (_, index) => ({
    table_name: table.wireName,
    tipo: mode,
    Header: columns.map(({ header }) => header),
    Data: rows.slice(index * rowsPerBatch, (index + 1) * rowsPerBatch),
    upload_id,
    batch: index + 1,
    batches,
    preview: true,
  }));
}

interface Count {
  readonly value: Cell;
  readonly count: number;
}

const described = (counts: readonly Count[], keys: readonly Count[]): string =>
  [counts, keys]
    .map((group) => group.map(({ value, count }) => `${count} of ${value}`).join(" and "))
    .filter((text) => text !== "")
    .join(", with the search keys ");

/** The value of a target in the model. */
export function valueOf(target: Target, version: number): string {
  const value = target.cell(version);
  const { length: count } = rowsIn(target, version);
  return described([{ value, count }], target.isSearched ? [{ value, count }] : []);
}

/** The value of a target in the database: each value of the column with the number of its rows, and of its search keys. */
export async function valueIn(db: Kysely<Database>, target: Target): Promise<string> {
  const { table, column, mode, codes, isSearched = false } = target;
  const name = sql.ref(column.name);
  const filter = mode === "total" ? sql`` : sql`where code in (${sql.join(codes)})`;
  const { rows } = await sql<{ value: StoredValue; count: number }>`
    select ${name} as value, count(*) as count
    from ${sql.table(table.name)} ${filter} group by ${name}`.execute(db);
  const counts = rows.map(({ value, count }) => ({
    value: cellsOf([column], { [column.name]: value })[0] ?? null,
    count,
  }));
  if (!isSearched) return described(counts, []);
  const keys = await sql<Count>`select shown as value, count(*) as count from search_key
    where kind = 'fmsi' and code in (${sql.join(codes)}) group by shown`.execute(db);
  return described(counts, keys.rows);
}
