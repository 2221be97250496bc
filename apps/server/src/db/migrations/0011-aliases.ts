import type { Kysely } from "kysely";
import { relatedTables } from "@caliper/catalogue-model";
import { syncCatalogueTables } from "../catalogue-schema.ts";
import type { DialectName } from "../connection.ts";
import type { Database } from "../schema.ts";
import { addAliases } from "./aliases.ts";

/** The other names by which people search across Latin America, for administrators to extend. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const catalogue = db as Kysely<Database>;
  await syncCatalogueTables(catalogue, dialect, [relatedTables.alias]);
  await addAliases(catalogue, "0011");
}
