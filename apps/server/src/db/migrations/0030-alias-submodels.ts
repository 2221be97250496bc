import type { Kysely } from "kysely";
import { relatedTables } from "@caliper/catalogue-model";
import { syncCatalogueTables } from "../catalogue-schema.ts";
import type { DialectName } from "../connection.ts";
import type { Database } from "../schema.ts";
import { addAliases, setSubmodels } from "./aliases.ts";

/** The generations that trade names mean. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const catalogue = db as Kysely<Database>;
  await syncCatalogueTables(catalogue, dialect, [relatedTables.alias]);
  await setSubmodels(catalogue, "0030");
  await addAliases(catalogue, "0030");
}
