import { type ColumnDefinitionBuilder, type Kysely, type RawBuilder, sql } from "kysely";
import { textType } from "../catalogue-schema.ts";
import type { DialectName } from "../connection.ts";

/** Change sets: staged imports, what they changed, and what an undo needs. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const text: RawBuilder<unknown> = textType(dialect);
  const time = dialect === "sqlite" ? sql`integer` : sql`bigint`;
  const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
  const create = (name: string) => {
    const table = db.schema.createTable(name);
    return dialect === "sqlite" ? table.modifyEnd(sql`strict`) : table;
  };
  const ofSet = (column: ColumnDefinitionBuilder) =>
    column.notNull().references("change_set.id").onDelete("cascade");

  await create("change_set")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("kind", text, notNull)
    .addColumn("table_name", text, notNull)
    .addColumn("mode", text)
    .addColumn("state", text, notNull)
    .addColumn("reason", text)
    .addColumn("username", text, notNull)
    .addColumn("file_name", text)
    .addColumn("header_row", "integer")
    .addColumn("header", text)
    .addColumn("batches", "integer")
    .addColumn("rows", "integer", notNull)
    .addColumn("counts", text, notNull)
    .addColumn("revisions", text)
    .addColumn("created_at", time, notNull)
    .addColumn("touched_at", time, notNull)
    .addColumn("committed_at", time)
    .addColumn("duration_ms", "integer")
    .addColumn("undone_at", time)
    .addColumn("undone_by", text)
    .addColumn("undoes", text)
    .execute();
  await db.schema
    .createIndex("change_set_created_at")
    .on("change_set")
    .columns(["created_at", "id"])
    .execute();

  await create("change_row")
    .addColumn("change_set_id", text, ofSet)
    .addColumn("seq", "integer", notNull)
    .addColumn("sheet_row", "integer")
    .addColumn("kind", text, notNull)
    .addColumn("table_name", text, notNull)
    .addColumn("label", text, notNull)
    .addColumn("before", text)
    .addColumn("after", text)
    .addColumn("cells", text)
    .addColumn("problems", text)
    .addPrimaryKeyConstraint("change_row_pkey", ["change_set_id", "seq"])
    .execute();
  await db.schema
    .createIndex("change_row_kind")
    .on("change_row")
    .columns(["change_set_id", "table_name", "kind", "seq"])
    .execute();

  await create("staged_batch")
    .addColumn("change_set_id", text, ofSet)
    .addColumn("batch", "integer", notNull)
    .addColumn("rows", text, notNull)
    .addPrimaryKeyConstraint("staged_batch_pkey", ["change_set_id", "batch"])
    .execute();

  await create("table_revision")
    .addColumn("table_name", text, (column) => column.primaryKey())
    .addColumn("revision", "integer", notNull)
    .execute();
}
