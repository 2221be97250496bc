import { catalogueTables } from "@caliper/catalogue-model";
import { type Kysely, sql } from "kysely";
import type { OpenDatabase } from "./connection.ts";
import { prepare } from "./prepared.ts";
import type { Database } from "./schema.ts";

const states = catalogueTables.flatMap(({ name, keepsHistory }) => (keepsHistory ? [] : [name]));

/**
 * Reads a number that grows with every change of the catalogue: the sum of the tables' revisions. Tables of state are left out: no public
 * page shows them, and they change every few minutes.
 */
export function catalogueRevision(database: OpenDatabase): () => Promise<number> {
  const sum = prepare(database, () =>
    database.read
      .selectFrom("table_revision")
      .select(sql<number>`coalesce(sum(revision), 0)`.as("revision"))
      .where("table_name", "not in", states),
  );
  return async () => (await sum({}))[0]?.revision ?? 0;
}

/** Marks tables as changed, so that cached results computed from them are stale. */
export async function raiseRevisions(
  db: Kysely<Database>,
  tables: readonly string[],
): Promise<void> {
  for (const table_name of new Set(tables)) {
    await db
      .insertInto("table_revision")
      .values({ table_name, revision: 1 })
      .onConflict((conflict) =>
        conflict
          .column("table_name")
          .doUpdateSet((eb) => ({ revision: eb("table_revision.revision", "+", 1) })),
      )
      .execute();
  }
}

/** Reads from the catalogue: a database that answers may still lack its tables. @throws what the database throws */
export async function requireCatalogue({ read }: OpenDatabase): Promise<void> {
  await read.selectFrom("product").select("code").limit(1).execute();
  await read.selectFrom("table_revision").select("revision").limit(1).execute();
}
