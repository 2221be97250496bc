import { sql } from "kysely";
import type { OpenDatabase } from "../db/index.ts";
import { prepare } from "../db/prepared.ts";

/** Reads a number that grows with every change of the catalogue: the sum of the tables' revisions. */
export function catalogueRevision(database: OpenDatabase): () => Promise<number> {
  const sum = prepare(database, () =>
    database.read
      .selectFrom("table_revision")
      .select(sql<number>`coalesce(sum(revision), 0)`.as("revision")),
  );
  return async () => (await sum({}))[0]?.revision ?? 0;
}
