import { type RawBuilder, sql } from "kysely";
import { catalogueTables } from "../../packages/catalogue-model/src/index.ts";
import { type OpenDatabase, rebuildSearchKeys } from "../../apps/server/src/seeding.ts";

/** How often the demo is repeated: some 200,000 products with 3 million applications. */
const copies = 45;
/** Interchanges of each copy, and copies with one more set: 4 million in all. */
const interchangeSets = 3;
const copiesWithOneMore = 10;

const letters = sql.lit("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
/** Tables without rows of their own for copies: lists of other products, and fluids. */
const leftOut = new Set(["equivalence", "hardware_brake", "brake_fluid_bottles"]);
const renamed = new Set(["code", "code_key", "fmsi", "fmsi_key", "interchange", "interchange_key"]);

/** Multiplies the rows of the demo. Copies have the same data and a number after the letters of each code. */
export async function growCatalogue({ write }: OpenDatabase): Promise<void> {
  await write.transaction().execute(async (transaction) => {
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
  });
  await sql`analyze`.execute(write);
}

function numbered(column: string, withSet: boolean): RawBuilder<string> {
  const name = sql.ref(`t.${column}`);
  const rest = sql`ltrim(${name}, ${letters})`;
  const number = withSet ? sql`cast(n as text) || cast(v as text)` : sql`cast(n as text)`;
  return sql<string>`substr(${name}, 1, length(${name}) - length(${rest})) || ${number} || ${rest}`;
}
