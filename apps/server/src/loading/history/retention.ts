import type { AuditRepository } from "../../audit/audit.repository.ts";
import type { OpenDatabase } from "../../db/index.ts";
import type { MetaRepository } from "../../meta/meta.repository.ts";

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
  readonly meta: MetaRepository;
  readonly audit: AuditRepository;
  /** The default, until an administrator changes it. */
  readonly defaults: Retention;
}

export type RetentionService = ReturnType<typeof createRetention>;

/** How long the history is kept, as an administrator set it. */
export function createRetention({ database, meta, audit, defaults }: Options) {
  const parsed = (value: string | undefined) =>
    value === undefined ? defaults : (JSON.parse(value) as Retention);

  return {
    current: async (): Promise<Retention> => parsed(await meta.find(key)),

    async set(actor: string, { days, keep }: Retention): Promise<void> {
      await database.write.transaction().execute(async (db) => {
        const before = parsed(await meta.find(key, db));
        await meta.set(key, JSON.stringify({ days, keep } satisfies Retention), db);
        const detail = { days: [before.days, days], changes: [before.keep, keep] };
        await audit.record({ actor, action: "history.kept", target: key, detail }, db);
      });
    },
  };
}
