import { type Kysely, sql } from "kysely";
import type { DialectName } from "../connection.ts";
import { tableBuilder } from "../table-builder.ts";

/** Counts of failed sign-ins, and which accounts have the demo's published password. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, ...of } = tableBuilder(db, dialect);
  await create(
    "sign_in_count",
    of.textKey("key"),
    of.integer("failures"),
    of.time("last_at"),
    of.integer("refused"),
  );
  await db.schema
    .alterTable("account")
    .addColumn("is_demo", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update account set is_demo = 1
    where customer_code like 'DEMO-00_' and exists (select 1 from meta where key = 'demo')`.execute(
    db,
  );
}
