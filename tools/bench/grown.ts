import { type Kysely, type RawBuilder, sql } from "kysely";
import { catalogueTables } from "../../packages/catalogue-model/src/index.ts";
import type { DialectName } from "../../apps/server/src/db/index.ts";
import {
  type Database,
  type OpenDatabase,
  rebuildSearchKeys,
} from "../../apps/server/src/seeding.ts";

/** How often the demo is repeated: some 200,000 products with 3 million applications. */
const copies = 45;
/** Interchanges of each copy, and copies with one more set: 4 million in all. */
const interchangeSets = 3;
const copiesWithOneMore = 10;

const letters = sql.lit("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
/** Tables without rows of their own for copies: lists of other products, and fluids. */
const leftOut = new Set([
  "equivalence",
  "relation",
  "replacement",
  "hardware_brake",
  "brake_fluid_bottles",
]);
const renamed = new Set(["code", "code_key", "fmsi", "fmsi_key", "interchange", "interchange_key"]);

/** Multiplies the rows of the demo. Copies have the same data and a number after the letters of each code. */
export async function growCatalogue({ write, dialect }: OpenDatabase): Promise<void> {
  // Copies refer to copies, so nothing has to be checked.
  if (dialect === "sqlite") await sql`pragma foreign_keys = off`.execute(write);
  await write.transaction().execute(async (transaction) => {
    if (dialect === "postgres")
      await sql`set local session_replication_role = replica`.execute(transaction);
    const restoreIndexes = await dropIndexes(transaction, dialect);
    for (const table of catalogueTables) {
      if (leftOut.has(table.name)) continue;
      const columns = [...table.columns, ...table.derived].map(({ name }) => name);
      const isInterchange = table.name === "interchange";
      const sets = isInterchange
        ? sql`select copy.n, sets.n as v from copy cross join copy as sets
            where sets.n <= ${sql.lit(interchangeSets)} + (case when copy.n <= ${sql.lit(copiesWithOneMore)} then 1 else 0 end)`
        : sql`select n, 0 as v from copy`;
      const cells = columns.map((name) =>
        renamed.has(name)
          ? numbered(name, isInterchange && name.startsWith("inter"))
          : sql.ref(`t.${name}`),
      );
      await sql`
        insert into ${sql.table(table.name)} (${sql.join(columns.map((name) => sql.ref(name)))})
        with recursive copy(n) as (select 1 union all select n + 1 from copy where n < ${sql.lit(copies)}),
          times as (${sets})
        select ${sql.join(cells)} from ${sql.table(table.name)} as t cross join times
        where 1 = 1 on conflict do nothing`.execute(transaction);
    }
    await rebuildSearchKeys(transaction);
    await restoreIndexes();
  });
  if (dialect === "sqlite") await sql`pragma foreign_keys = on`.execute(write);
  await sql`analyze`.execute(write);
}

/**
 * Removes the indexes of the tables that grow, and on SQLite the triggers of the substring index: building an index once takes a
 * fraction of the time of millions of insertions in no order.
 * @returns builds them again
 */
async function dropIndexes(
  db: Kysely<Database>,
  dialect: DialectName,
): Promise<() => Promise<void>> {
  const tables = sql.join([...catalogueTables.map(({ name }) => name), "search_key"]);
  const { rows } = await (
    dialect === "sqlite"
      ? sql<Definition>`select type, name, sql as definition from sqlite_master
          where type in ('index', 'trigger') and sql is not null and tbl_name in (${tables})`
      : sql<Definition>`select 'index' as type, indexname as name, indexdef as definition from pg_indexes
          where tablename in (${tables}) and indexname not like '%_pkey'`
  ).execute(db);
  for (const { type, name } of rows) await sql`drop ${sql.raw(type)} ${sql.id(name)}`.execute(db);
  return async () => {
    if (dialect === "sqlite") {
      await sql`insert into search_key_substring(search_key_substring) values ('rebuild')`.execute(
        db,
      );
    }
    for (const { definition } of rows) await sql.raw(definition).execute(db);
  };
}

interface Definition {
  readonly type: "index" | "trigger";
  readonly name: string;
  /** The statement that makes it. */
  readonly definition: string;
}

function numbered(column: string, withSet: boolean): RawBuilder<string> {
  const name = sql.ref(`t.${column}`);
  const rest = sql`ltrim(${name}, ${letters})`;
  const number = withSet ? sql`cast(n as text) || cast(v as text)` : sql`cast(n as text)`;
  return sql<string>`substr(${name}, 1, length(${name}) - length(${rest})) || ${number} || ${rest}`;
}
