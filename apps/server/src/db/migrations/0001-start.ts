import { type ColumnDefinitionBuilder, type Kysely, type RawBuilder, sql } from "kysely";
import { textType } from "../catalogue-schema.ts";
import type { DialectName } from "../connection.ts";
import { createSubstringIndex } from "../search.ts";

/** Everything that is not declared in `catalogue/tables`. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const text: RawBuilder<unknown> = textType(dialect);
  const notNull = (column: ColumnDefinitionBuilder) => column.notNull();
  const number = (column: ColumnDefinitionBuilder) =>
    dialect === "sqlite" ? column.primaryKey() : column.primaryKey().generatedByDefaultAsIdentity();
  // Milliseconds since 1970 need more than 32 bits.
  const time = dialect === "sqlite" ? sql`integer` : sql`bigint`;
  const create = (name: string) => {
    const table = db.schema.createTable(name);
    return dialect === "sqlite" ? table.modifyEnd(sql`strict`) : table;
  };

  await create("search_key")
    .addColumn("id", "integer", number)
    .addColumn("key", text, notNull)
    .addColumn("kind", text, notNull)
    .addColumn("code", text, notNull)
    .addColumn("family", text, notNull)
    .addColumn("brand", text)
    .addColumn("shown", text, notNull)
    .execute();
  await db.schema.createIndex("search_key_key").on("search_key").column("key").execute();
  await db.schema.createIndex("search_key_code").on("search_key").column("code").execute();
  await createSubstringIndex(db, dialect);

  await create("image")
    .addColumn("name", text, (column) => column.primaryKey())
    .addColumn("hash", text, notNull)
    .addColumn("bytes", "integer", notNull)
    .addColumn("width", "integer", notNull)
    .addColumn("height", "integer", notNull)
    .execute();

  await create("file")
    .addColumn("id", "integer", number)
    .addColumn("nombre", text, notNull)
    .addColumn("kind", "integer", notNull)
    .addColumn("state", "integer", notNull)
    .addColumn("hash", text, notNull)
    .addColumn("mime", text, notNull)
    .addColumn("bytes", "integer", notNull)
    .addColumn("created_at", text, notNull)
    .execute();
  await db.schema.createIndex("file_nombre").on("file").column("nombre").execute();

  await create("account")
    .addColumn("id", "integer", number)
    .addColumn("username", text, notNull)
    .addColumn("username_key", text, (column) => column.notNull().unique())
    .addColumn("password_hash", text, notNull)
    .addColumn("level", text, notNull)
    .addColumn("customer_code", text)
    .addColumn("disabled", "integer", (column) => column.notNull().defaultTo(0))
    .execute();

  const ofAccount = (column: ColumnDefinitionBuilder) =>
    column.notNull().references("account.id").onDelete("cascade");
  await create("account_warehouse")
    .addColumn("account_id", "integer", ofAccount)
    .addColumn("warehouse", text, notNull)
    .addPrimaryKeyConstraint("account_warehouse_pkey", ["account_id", "warehouse"])
    .execute();
  await create("account_flag")
    .addColumn("account_id", "integer", ofAccount)
    .addColumn("flag", text, notNull)
    .addPrimaryKeyConstraint("account_flag_pkey", ["account_id", "flag"])
    .execute();

  await create("session")
    .addColumn("token_hash", text, (column) => column.primaryKey())
    .addColumn("account_id", "integer", ofAccount)
    .addColumn("created_at", time, notNull)
    .addColumn("last_seen_at", time, notNull)
    .addColumn("expires_at", time, notNull)
    .execute();
  await db.schema.createIndex("session_account_id").on("session").column("account_id").execute();
  await db.schema.createIndex("session_expires_at").on("session").column("expires_at").execute();

  await create("meta")
    .addColumn("key", text, (column) => column.primaryKey())
    .addColumn("value", text, notNull)
    .execute();
}
