import type { Kysely } from "kysely";
import type { DialectName } from "../connection.ts";
import { tableBuilder } from "../table-builder.ts";

/** Orders that customers send themselves, and how they are answered. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, columns, index, ...of } = tableBuilder(db, dialect);
  await create(
    "customer_order",
    columns("integer", (column) => column.primaryKey().references("purchase_order.id"))("order_id"),
    of.account,
    of.uniqueText("request_key"),
    of.text("reference", "state"),
    of.integer("revision"),
    of.text("answers"),
    of.time("changed_at"),
    of.integer("seen_revision"),
    of.text("seen_state", "seen_answers"),
  );
  await index("customer_order", "account_id", "order_id");
}
