import type { Kysely } from "kysely";

/** Whether an account sees quantities in stock, not only words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("account")
    .addColumn("sees_quantities", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
