import { type Kysely, sql } from "kysely";
import type { DialectName } from "../connection.ts";

/** Rows of applied change sets as bytes; those of older versions stay in `packed`. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const bytes = dialect === "sqlite" ? sql`blob` : sql`bytea`;
  await db.schema.alterTable("packed_rows").addColumn("content", bytes).execute();
}
