import type { Kysely } from "kysely";
import { textType } from "../catalogue-schema.ts";
import type { DialectName } from "../connection.ts";
import { tableBuilder } from "../table-builder.ts";

/** Lists of parts that people keep. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, columns, index, ...of } = tableBuilder(db, dialect);
  await create(
    "parts_list",
    of.id,
    of.account,
    of.text("name"),
    of.integer("is_standing", "is_copyable"),
    columns(textType(dialect), (column) => column.unique())("share_token"),
    of.time("created_at", "changed_at"),
    of.optionalTime("archived_at"),
  );
  await index("parts_list", "account_id");
  await create(
    "list_line",
    of.id,
    columns("integer", (column) =>
      column.notNull().references("parts_list.id").onDelete("cascade"),
    )("list_id"),
    of.integer("place", "revision"),
    of.text("code"),
    of.optionalText("grade"),
    of.integer("quantity"),
    of.text("note"),
    of.optionalInteger("seen_cents"),
    of.optionalText("seen_grade", "seen_warehouse"),
    of.optionalTime("seen_at"),
  );
  await index("list_line", "list_id", "place");
}
