import type { Kysely } from "kysely";
import { addAliases } from "./aliases.ts";

/** Words of the trade for kinds of parts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addAliases(db, "0029");
}
