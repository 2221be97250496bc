import { type Kysely, sql } from "kysely";

/** The declared index on the code and the number of applications replaces it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists application_code`.execute(db);
}
