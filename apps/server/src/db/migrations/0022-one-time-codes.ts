import type { Kysely } from "kysely";
import type { DialectName } from "../connection.ts";
import { tableBuilder } from "../table-builder.ts";

/** Authenticator apps, recovery codes, and sign-ins that wait for one of them. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, ...of } = tableBuilder(db, dialect);
  await create(
    "totp",
    of.account,
    of.optionalText("secret", "new_secret"),
    of.optionalTime("started_at"),
    of.integer("last_step"),
    of.primaryKey("totp_key", "account_id"),
  );
  await create(
    "recovery_code",
    of.account,
    of.text("code_hash"),
    of.primaryKey("recovery_code_key", "account_id", "code_hash"),
  );
  await create("sign_in_step", of.textKey("token_hash"), of.account, of.time("expires_at"));
}
