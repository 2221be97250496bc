import type { Kysely } from "kysely";
import type { DialectName } from "../connection.ts";
import { tableBuilder } from "../table-builder.ts";

/** Passkeys, and challenges that browsers have not answered. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, index, ...of } = tableBuilder(db, dialect);
  await create(
    "passkey",
    of.textKey("id"),
    of.account,
    of.text("name", "public_key", "transports"),
    of.time("counter", "created_at"),
    of.optionalTime("last_used_at"),
  );
  await index("passkey", "account_id");
  await create(
    "passkey_challenge",
    of.textKey("challenge"),
    of.optionalInteger("account_id"),
    of.time("expires_at"),
  );
}
