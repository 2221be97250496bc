import type { Kysely } from "kysely";

/** The order in which changes are applied; clocks of several servers do not tell it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("change_set").addColumn("applied_order", "integer").execute();
}
