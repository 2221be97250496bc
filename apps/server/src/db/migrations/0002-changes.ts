import type { Kysely } from "kysely";
import { textType } from "../catalogue-schema.ts";
import type { DialectName } from "../connection.ts";
import { tableBuilder } from "../table-builder.ts";

/** Change sets: staged imports, what they changed, and what an undo needs. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, index, columns, ...of } = tableBuilder(db, dialect);
  const changeSet = columns(textType(dialect), (column) =>
    column.notNull().references("change_set.id").onDelete("cascade"),
  )("change_set_id");

  await create(
    "change_set",
    of.textKey("id"),
    of.text("kind", "table_name"),
    of.optionalText("mode"),
    of.text("state"),
    of.optionalText("reason"),
    of.text("username"),
    of.optionalText("file_name"),
    of.optionalInteger("header_row"),
    of.optionalText("header"),
    of.optionalInteger("batches"),
    of.integer("rows"),
    of.text("counts"),
    of.optionalText("revisions"),
    of.time("created_at", "touched_at"),
    of.optionalTime("committed_at"),
    of.optionalInteger("duration_ms"),
    of.optionalTime("undone_at"),
    of.optionalText("undone_by", "undoes"),
  );
  await index("change_set", "created_at", "id");

  await create(
    "change_row",
    changeSet,
    of.integer("seq"),
    of.optionalInteger("sheet_row"),
    of.text("kind", "table_name", "label"),
    of.optionalText("before", "after", "cells", "problems"),
    of.primaryKey("change_row_pkey", "change_set_id", "seq"),
  );
  await db.schema
    .createIndex("change_row_kind")
    .on("change_row")
    .columns(["change_set_id", "table_name", "kind", "seq"])
    .execute();

  await create(
    "staged_batch",
    changeSet,
    of.integer("batch"),
    of.text("rows"),
    of.primaryKey("staged_batch_pkey", "change_set_id", "batch"),
  );

  await create("table_revision", of.textKey("table_name"), of.integer("revision"));
}
