import type { Kysely } from "kysely";
import { addAliases } from "./aliases.ts";

/** More words of the trade for kinds of parts, and Chery's name in Mexico. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addAliases(db, "0031");
}
