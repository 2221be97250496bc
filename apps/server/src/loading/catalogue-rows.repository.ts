import { type Kysely, sql } from "kysely";
import {
  type CatalogueColumn,
  type CatalogueTable,
  foldText,
  optionalKeys,
} from "@caliper/catalogue-model";
import {
  chunks,
  type Database,
  type OpenDatabase,
  type TupleColumn,
  tuplesJoin,
} from "../db/index.ts";
import { type Row, rowStoredAs, type StoredValue } from "./change.ts";
import { createYielder } from "./yielding.ts";

const numberTypes = new Set<CatalogueColumn["type"]>(["integer", "year", "price", "boolean"]);
const tuplesPerQuery = 500;
/** Small enough that a search waiting behind one page is hardly delayed. */
const rowsPerPage = 1000;

/** The rows of a table that an account may load: all of them where the owner is null. */
export interface Owned {
  readonly owner: string | null;
}

const everyone: Owned = { owner: null };

/** The column with the key of the account of a private row. */
const ownerKey = ({ derived, privateTo }: CatalogueTable) =>
  derived.find(({ of }) => of === privateTo)?.name ?? "";

/** Reads rows of any catalogue table. */
export function catalogueRowsRepository({ read }: OpenDatabase) {
  /** Rows of a catalogue table whose `columns` have one of these distinct tuples. */
  async function rowsAt(
    table: CatalogueTable,
    columns: readonly string[],
    tuples: readonly (readonly StoredValue[])[],
    db: Kysely<Database> = read,
  ): Promise<Row[]> {
    const rows: Row[] = [];
    const yielder = createYielder();
    const typed = columns.map((name) => tupleColumn(table, name));
    const on = columns.map((name) => sql`t.${sql.ref(name)} = wanted.${sql.ref(name)}`);
    const optional = optionalKeys(table);
    const stored = tuples.map((tuple) =>
      tuple.map((value, at) => (optional.includes(columns[at] ?? "") ? (value ?? "") : value)),
    );
    const filled = stored.filter(
      (tuple): tuple is Exclude<StoredValue, null>[] => !tuple.includes(null),
    );
    for (const batch of chunks(filled, tuplesPerQuery)) {
      const list = tuplesJoin(db, "wanted", typed, batch);
      const query = sql<Row>`select t.* from ${list} ${sql.table(table.name)} as t
        on ${sql.join(on, sql` and `)}`;
      for (const row of (await query.execute(db)).rows) rows.push(rowStoredAs(table, row));
      if (yielder.isDue()) await yielder.pause();
    }
    return rows;
  }

  return {
    rowsAt,

    /** Rows of a catalogue table whose `column` has one of `values`. */
    rowsWhere: (
      table: CatalogueTable,
      column: string,
      values: readonly string[],
      db: Kysely<Database> = read,
    ): Promise<Row[]> =>
      rowsAt(
        table,
        [column],
        [...new Set(values)].map((value) => [value]),
        db,
      ),

    /** Every row of a catalogue table, or of an account, a page at a time in the order of its key. */
    async *allRows(table: CatalogueTable, whose = everyone): AsyncGenerator<Row[]> {
      const key = sql.join(table.primaryKey.map((name) => sql.ref(name)));
      let after: unknown[] | undefined;
      for (;;) {
        const from = after ? sql`and (${key}) > (${sql.join(after)})` : sql``;
        const query = sql<Row>`select * from ${sql.table(table.name)} where ${isOf(table, whose)} ${from}
          order by ${key} limit ${rowsPerPage}`;
        const { rows } = await query.execute(read);
        yield rows.map((row) => rowStoredAs(table, row));
        const last = rows.at(-1);
        if (rows.length < rowsPerPage || !last) return;
        after = table.primaryKey.map((name) => last[name]);
      }
    },

    /** The distinct texts of a column, the most frequent first. */
    async valuesByFrequency(table: CatalogueTable, column: string): Promise<string[]> {
      const query = sql<{ value: string }>`select ${sql.ref(column)} as value
        from ${sql.table(table.name)} where ${sql.ref(column)} is not null
        group by ${sql.ref(column)} order by count(*) desc, ${sql.ref(column)}`;
      return (await query.execute(read)).rows.map(({ value }) => value);
    },

    async count(table: CatalogueTable, whose = everyone): Promise<number> {
      const query = sql<{ rows: number }>`select count(*) as rows from ${sql.table(table.name)}
        where ${isOf(table, whose)}`;
      return (await query.execute(read)).rows[0]?.rows ?? 0;
    },

    /** The user names of all accounts by their key. */
    async accountNames(): Promise<ReadonlyMap<string, string>> {
      const rows = await read.selectFrom("account").select(["username_key", "username"]).execute();
      return new Map(rows.map(({ username_key: key, username }) => [key, username]));
    },

    async largestId(table: CatalogueTable): Promise<number> {
      const query = sql<{ id: number | null }>`select max(id) as id from ${sql.table(table.name)}`;
      return (await query.execute(read)).rows[0]?.id ?? 0;
    },
  };
}

const isOf = (table: CatalogueTable, { owner }: Owned) =>
  owner === null ? sql`1 = 1` : sql`${sql.ref(ownerKey(table))} = ${foldText(owner)}`;

function tupleColumn(table: CatalogueTable, name: string): TupleColumn {
  const type = table.columns.find((column) => column.name === name)?.type;
  const isNumber = name === "id" || (type !== undefined && numberTypes.has(type));
  return isNumber ? [name, "integer"] : name;
}
