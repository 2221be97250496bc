import { type ColumnDefinitionBuilder, type Kysely, type RawBuilder, sql } from "kysely";
import { textType } from "../catalogue-schema.ts";
import type { DialectName } from "../connection.ts";

/** Purchase orders that were sent, as they were sent. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const text: RawBuilder<unknown> = textType(dialect);
  const time = dialect === "sqlite" ? sql`integer` : sql`bigint`;
  const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
  const table = db.schema
    .createTable("purchase_order")
    .addColumn("id", "integer", (column) =>
      dialect === "sqlite"
        ? column.primaryKey()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn("sent_at", time, notNull)
    .addColumn("sent_by", text, notNull)
    .addColumn("customer", text, notNull)
    .addColumn("customer_code", text, notNull)
    .addColumn("warehouse", text, notNull)
    .addColumn("note", text, notNull)
    .addColumn("line_count", "integer", notNull)
    .addColumn("pieces", "integer", notNull)
    .addColumn("total_cents", time, notNull)
    .addColumn("lines", text, notNull);
  await (dialect === "sqlite" ? table.modifyEnd(sql`strict`) : table).execute();
}
