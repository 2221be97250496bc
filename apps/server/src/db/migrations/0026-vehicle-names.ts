import type { Kysely } from "kysely";
import { addAliases } from "./aliases.ts";

/** Names of vehicles that were missing in searches, among them those under which other brands sell a model. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addAliases(db, "0026");
}
