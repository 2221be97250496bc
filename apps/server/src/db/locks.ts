import { type Kysely, type QueryExecutorProvider, type SelectQueryBuilder, sql } from "kysely";
import { dialectOf } from "./connection.ts";
import type { Database } from "./schema.ts";

/** Keys of PostgreSQL's advisory locks. Arbitrary numbers, but the same in every release: servers are updated one by one. */
const keys = {
  /** Bringing the database up to date at start. */
  migrations: 4_281_734,
  /** Any change of catalogue data. */
  changes: 4_281_735,
  /** Uploads and changes of files. */
  files: 4_281_736,
  /** Changes of accounts. */
  accounts: 4_281_737,
  /** One upload of rows. */
  upload: 4_281_738,
  /** Uploads of rows of one table. */
  uploadTable: 4_281_739,
  /** Unknown codes of one caller. */
  unknownCodes: 4_281_740,
  /** Open amendments of one user. */
  openAmendments: 4_281_741,
  /** Counts of unanswered searches. */
  unansweredSearches: 4_281_742,
  /** The lists of one account. */
  lists: 4_281_743,
  /** Orders that customers send. */
  customerOrders: 4_281_744,
  /** Quotations of one account. */
  quotations: 4_281_745,
} as const;

/**
 * Waits for a lock and holds it until the transaction ends, on every server. On SQLite the only writer already has exclusive
 * access.
 *
 * @param of what is locked, for the locks of one upload, caller, user or account
 */
export async function lock(
  db: Kysely<Database>,
  name: keyof typeof keys,
  of?: string,
): Promise<void> {
  if (dialectOf(db) !== "postgres") return;
  const statement =
    of === undefined
      ? sql`select pg_advisory_xact_lock(${keys[name]})`
      : sql`select pg_advisory_xact_lock(${keys[name]}, hashtext(${of}))`;
  await statement.execute(db);
}

/**
 * For `$call`: locks the rows that a query returns until the transaction ends. On SQLite the only writer already has exclusive
 * access.
 */
export const forUpdate =
  (db: QueryExecutorProvider) =>
  <DB, TB extends keyof DB, Row>(
    query: SelectQueryBuilder<DB, TB, Row>,
  ): SelectQueryBuilder<DB, TB, Row> =>
    dialectOf(db) === "postgres" ? query.forUpdate() : query;
