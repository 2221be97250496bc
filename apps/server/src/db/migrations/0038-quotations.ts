import type { Kysely } from "kysely";
import type { DialectName } from "../connection.ts";
import { tableBuilder } from "../table-builder.ts";

/** Offers of lists to customers. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, columns, ...of } = tableBuilder(db, dialect);
  await create(
    "quotation_heading",
    columns("integer", (column) =>
      column.primaryKey().references("account.id").onDelete("cascade"),
    )("account_id"),
    of.text("name", "terms"),
    of.optionalText("logo"),
  );
  await create(
    "quotation",
    of.id,
    of.account,
    columns("integer", (column) => column.references("parts_list.id").onDelete("set null"))(
      "list_id",
    ),
    of.integer("number", "revision", "version"),
    of.text("settings"),
    of.optionalText("sent"),
    of.time("created_at", "changed_at"),
    of.optionalTime("sent_at"),
  );
  await db.schema
    .createIndex("quotation_account_id")
    .unique()
    .on("quotation")
    .columns(["account_id", "number", "revision"])
    .execute();
  await of.index("quotation", "list_id");
}
