import type { Kysely } from "kysely";
import type { AuditRepository } from "../audit/audit.repository.ts";
import type { Database, OpenDatabase } from "../db/index.ts";

/** How long finished change sets are kept. A deleted one can no longer be viewed or undone; the change log keeps its entry. */
export interface Retention {
  /** Age in days after which sets are deleted; 0 keeps all. */
  readonly days: number;
  /** Number of the newest sets that are never deleted. */
  readonly keep: number;
}

const key = "history";

interface Options {
  readonly database: OpenDatabase;
  readonly audit: AuditRepository;
  /** The default, until an administrator changes it. */
  readonly defaults: Retention;
}

export type RetentionService = ReturnType<typeof createRetention>;

/** How long the history is kept, as an administrator set it. */
export function createRetention({ database, audit, defaults }: Options) {
  async function current(db: Kysely<Database> = database.read): Promise<Retention> {
    const row = await db
      .selectFrom("meta")
      .select("value")
      .where("key", "=", key)
      .executeTakeFirst();
    return row ? (JSON.parse(row.value) as Retention) : defaults;
  }

  return {
    current: (): Promise<Retention> => current(),

    async set(actor: string, { days, keep }: Retention): Promise<void> {
      await database.write.transaction().execute(async (db) => {
        const before = await current(db);
        const value = JSON.stringify({ days, keep } satisfies Retention);
        await db
          .insertInto("meta")
          .values({ key, value })
          .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
          .execute();
        const detail = { days: [before.days, days], changes: [before.keep, keep] };
        await audit.record({ actor, action: "history.kept", target: key, detail }, db);
      });
    },
  };
}
