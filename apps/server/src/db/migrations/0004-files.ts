import { type Kysely, sql } from "kysely";
import { textType } from "../catalogue-schema.ts";
import type { DialectName } from "../connection.ts";

/** Uploaded files may be product pictures, and of each name one at most is not historic. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  // One at a time: SQLite cannot add two columns at once.
  await db.schema.alterTable("file").addColumn("picture", textType(dialect)).execute();
  await db.schema.alterTable("file").addColumn("width", "integer").execute();
  await db.schema.alterTable("file").addColumn("height", "integer").execute();
  const current = sql<boolean>`state > -2`;
  await db.schema
    .createIndex("file_current_nombre")
    .unique()
    .on("file")
    .column("nombre")
    .where(current)
    .execute();
  await db.schema
    .createIndex("file_current_picture")
    .unique()
    .on("file")
    .column("picture")
    .where(current)
    .execute();
}
