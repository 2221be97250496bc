import { type Kysely, sql } from "kysely";
import { catalogueTables, normalizeCode } from "@caliper/catalogue-model";
import { textType } from "../catalogue-schema.ts";
import type { DialectName } from "../connection.ts";
import type { Database } from "../schema.ts";
import { refreshSearchKeys } from "../search-keys.ts";

/** What an import was read from and which columns it splits; search keys with look-alikes of Latin letters. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const text = textType(dialect);
  await db.schema.alterTable("change_set").addColumn("source", text).execute();
  await db.schema.alterTable("change_set").addColumn("split", text).execute();
  await addLookAlikes(db, dialect);
}

/** Computes the keys of codes with letters of other alphabets again, because look-alikes of Latin letters now belong to them. */
export async function addLookAlikes(db: Kysely<Database>, dialect: DialectName): Promise<void> {
  const present = new Set((await db.introspection.getTables()).map(({ name }) => name));
  const codes = new Set<string>();
  for (const table of catalogueTables.filter(({ name }) => present.has(name))) {
    const keys = table.derived.filter(({ by }) => by === "normalizeCode");
    for (const { name, of } of keys) {
      const [key, source] = [sql.ref(name), sql.ref(of)];
      const isForeign =
        dialect === "sqlite" ? sql`${source} glob '*[^ -~]*'` : sql`${source} ~ '[^ -~]'`;
      const result = await sql<{ text: string; code: string }>`select ${source} as text, code
        from ${sql.table(table.name)} where ${isForeign}`.execute(db);
      for (const { text: value, code } of result.rows) {
        codes.add(code);
        await sql`update ${sql.table(table.name)} set ${key} = ${normalizeCode(value)}
          where ${source} = ${value}`.execute(db);
      }
    }
  }
  await refreshSearchKeys(db, [...codes]);
}
