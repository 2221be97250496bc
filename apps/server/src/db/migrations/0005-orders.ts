import type { Kysely } from "kysely";
import type { DialectName } from "../connection.ts";
import { tableBuilder } from "../table-builder.ts";

/** Purchase orders as they were sent. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, ...of } = tableBuilder(db, dialect);
  await create(
    "purchase_order",
    of.id,
    of.time("sent_at"),
    of.text("sent_by", "customer", "customer_code", "warehouse", "note"),
    of.integer("line_count", "pieces"),
    of.time("total_cents"),
    of.text("lines"),
  );
}
