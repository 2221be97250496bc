import { type Kysely, sql } from "kysely";
import { fmsiNumbers } from "@caliper/catalogue-model";
import type { Database } from "../schema.ts";
import { refreshSearchKeys } from "../search-keys.ts";

/** Adds the search keys of each number to products whose FMSI cell lists several, or a plate's number before it. */
export async function up(db: Kysely<Database>): Promise<void> {
  const present = await db.introspection.getTables();
  if (!present.some(({ name }) => name === "product")) return;
  const { rows } = await sql<{ code: string; fmsi: string }>`select code, fmsi from product
    where fmsi is not null`.execute(db);
  const listed = rows.filter(({ fmsi }) => fmsiNumbers(fmsi).length > 1);
  await refreshSearchKeys(
    db,
    listed.map(({ code }) => code),
  );
}
