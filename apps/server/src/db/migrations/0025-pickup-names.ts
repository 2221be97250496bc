import type { Kysely } from "kysely";
import { addAliases, aliasRows } from "./known-aliases.ts";

const models = `
Isuzu D-Max: luv dmax, luv d-max
Toyota Fortuner: sw4, hilux sw4
Toyota Hilux: kavak
`;

/** Names of pickups that were missing in searches. Chevrolet sold the Isuzu D-Max as LUV D-Max. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addAliases(db, aliasRows("model", models));
}
