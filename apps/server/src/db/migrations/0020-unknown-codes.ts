import type { Kysely } from "kysely";
import type { DialectName } from "../connection.ts";
import { tableBuilder } from "../table-builder.ts";
import { addAliases } from "./aliases.ts";

/** Codes that callers tried without results, and names that were missing in searches. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, ...of } = tableBuilder(db, dialect);
  await create(
    "unknown_code",
    of.text("caller"),
    of.integer("seq"),
    of.text("code"),
    of.time("tried_at"),
    of.primaryKey("unknown_code_key", "caller", "seq"),
  );
  await addAliases(db, "0020");
}
