import type { Kysely } from "kysely";
import { textType } from "../catalogue-schema.ts";
import type { DialectName } from "../connection.ts";
import { tableBuilder } from "../table-builder.ts";

/** The rows of applied change sets, many to a row and compressed. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, columns, ...of } = tableBuilder(db, dialect);
  await create(
    "packed_rows",
    columns(textType(dialect), (column) =>
      column.notNull().references("change_set.id").onDelete("cascade"),
    )("change_set_id"),
    of.integer("first_seq"),
    of.text("kind", "table_name"),
    of.integer("count", "warned"),
    of.text("packed"),
    of.primaryKey("packed_rows_pkey", "change_set_id", "first_seq"),
  );
}
