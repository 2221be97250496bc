import { type Kysely, sql } from "kysely";
import { numberOf, ownKeys } from "../search.ts";

/** Indexes that answer the first rows of a code search in the order in which they are listed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index search_key_key`.execute(db);
  await sql`create index search_key_key on search_key (key, kind, code, family)`.execute(db);
  await sql`create index search_key_own on search_key (kind, key, code, family)
    where ${ownKeys}`.execute(db);
  await sql`create index search_key_number on search_key (kind, ${numberOf("key")}, code, family)
    where key >= 'A'`.execute(db);
}
