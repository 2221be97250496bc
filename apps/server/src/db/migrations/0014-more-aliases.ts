import type { Kysely } from "kysely";
import { addAliases } from "./aliases.ts";

/** Names that were missing in searches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addAliases(db, "0014");
}
