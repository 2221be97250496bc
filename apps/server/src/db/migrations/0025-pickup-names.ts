import type { Kysely } from "kysely";
import { addAliases } from "./aliases.ts";

/** Names of pickups that were missing in searches. Chevrolet sold the Isuzu D-Max as LUV D-Max. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addAliases(db, "0025");
}
