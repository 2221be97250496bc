import type { Kysely } from "kysely";
import type { DialectName } from "../connection.ts";
import { tableBuilder } from "../table-builder.ts";

/** Amendments, one-time password links and the change log. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, index, columns, ...of } = tableBuilder(db, dialect);
  await create(
    "amendment",
    of.id,
    of.time("created_at"),
    of.text("username", "email", "subject", "code", "message"),
    of.optionalText("field", "suggested"),
    of.integer("status"),
    of.optionalText("resolution", "change_set_id", "reviewed_by"),
    of.optionalTime("reviewed_at"),
  );
  await index("amendment", "status", "created_at");
  const account = columns("integer", (column) =>
    column.references("account.id").onDelete("cascade"),
  )("account_id");
  await create("password_link", of.textKey("token_hash"), account, of.time("expires_at"));
  await create("audit_entry", of.id, of.time("at"), of.text("actor", "action", "target", "detail"));
}
