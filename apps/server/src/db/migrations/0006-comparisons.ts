import type { Kysely } from "kysely";
import { textType } from "../catalogue-schema.ts";
import type { DialectName } from "../connection.ts";

/** The worker that compares an upload, and a digest of each batch. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const text = textType(dialect);
  await db.schema.alterTable("change_set").addColumn("comparer", text).execute();
  await db.schema.alterTable("staged_batch").addColumn("digest", text).execute();
}
