import { sql } from "kysely";
import { readConfig } from "../../config.ts";
import type { OpenDatabase } from "../../db/index.ts";
import type { TestDatabase } from "../../testing/index.ts";
import { backupTables } from "../tables.ts";

/** The configuration of a command for this database. */
export const configOf = ({ dataDir, databaseUrl }: TestDatabase) =>
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });

/** The rows of all tables in a backup, and the search keys. */
export async function contentsOf({ read }: OpenDatabase): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const [table, key] of backupTables) {
    const order = sql.join(key.map((name) => sql.ref(name)));
    tables[table] = (
      await sql`select * from ${sql.table(table)} order by ${order}`.execute(read)
    ).rows;
  }
  const keys = sql`select key, kind, code, brand from search_key order by key, kind, code, brand`;
  tables["search_key"] = (await keys.execute(read)).rows;
  return tables;
}
