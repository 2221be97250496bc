import { type Kysely, sql } from "kysely";

/** The declared indexes that continue with the product's code take their places. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists interchange_interchange_key`.execute(db);
  await sql`drop index if exists application_model_key`.execute(db);
}
