import type { Kysely } from "kysely";
import type { DialectName } from "../connection.ts";
import { tableBuilder } from "../table-builder.ts";

/** Access keys, and their requests per day. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, columns, ...of } = tableBuilder(db, dialect);
  await create(
    "access_key",
    of.id,
    of.account,
    of.text("kind", "name"),
    of.uniqueText("name_key", "lookup"),
    of.text("shown", "scopes", "warehouses", "origins"),
    of.integer("rate"),
    of.time("created_at"),
    of.text("created_by"),
    of.optionalTime("expires_at", "last_used_at", "revoked_at"),
  );
  const key = columns("integer", (column) =>
    column.notNull().references("access_key.id").onDelete("cascade"),
  )("key_id");
  await create(
    "access_key_day",
    key,
    of.text("day"),
    of.integer("requests", "refused"),
    of.primaryKey("access_key_day_pkey", "key_id", "day"),
  );
}
