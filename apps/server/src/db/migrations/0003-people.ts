import { type ColumnDefinitionBuilder, type Kysely, type RawBuilder, sql } from "kysely";
import { textType } from "../catalogue-schema.ts";
import type { DialectName } from "../connection.ts";

/** Amendments, one-time password links and the change log. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const text: RawBuilder<unknown> = textType(dialect);
  const time = dialect === "sqlite" ? sql`integer` : sql`bigint`;
  const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
  const number = (column: ColumnDefinitionBuilder) =>
    dialect === "sqlite" ? column.primaryKey() : column.primaryKey().generatedByDefaultAsIdentity();
  const create = (name: string) => {
    const table = db.schema.createTable(name);
    return dialect === "sqlite" ? table.modifyEnd(sql`strict`) : table;
  };

  await create("amendment")
    .addColumn("id", "integer", number)
    .addColumn("created_at", time, notNull)
    .addColumn("username", text, notNull)
    .addColumn("email", text, notNull)
    .addColumn("subject", text, notNull)
    .addColumn("code", text, notNull)
    .addColumn("message", text, notNull)
    .addColumn("field", text)
    .addColumn("suggested", text)
    .addColumn("status", "integer", notNull)
    .addColumn("resolution", text)
    .addColumn("change_set_id", text)
    .addColumn("reviewed_by", text)
    .addColumn("reviewed_at", time)
    .execute();
  await db.schema
    .createIndex("amendment_status")
    .on("amendment")
    .columns(["status", "created_at"])
    .execute();

  await create("password_link")
    .addColumn("token_hash", text, (column) => column.primaryKey())
    .addColumn("account_id", "integer", (column) =>
      column.references("account.id").onDelete("cascade"),
    )
    .addColumn("expires_at", time, notNull)
    .execute();

  await create("audit_entry")
    .addColumn("id", "integer", number)
    .addColumn("at", time, notNull)
    .addColumn("actor", text, notNull)
    .addColumn("action", text, notNull)
    .addColumn("target", text, notNull)
    .addColumn("detail", text, notNull)
    .execute();
}
