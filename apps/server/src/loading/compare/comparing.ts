import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { ChangeSetsRepository } from "../change-sets.repository.ts";
import type { Database, OpenDatabase } from "../../db/index.ts";
import type { ChangeSet } from "../change-set.ts";
import { notFound, Refusal } from "../../refusal.ts";
import { reasonOf } from "../import-refusal.ts";
import { outcomeOf } from "./outcome.ts";
import { message } from "../../messages/message.ts";

const heartbeatIntervalMs = 2000;
/** A comparison without a heartbeat for this long was lost with its server. */
const staleAfterMs = 30_000;
/** The first and the longest wait between two checks of a comparison on another server. */
const waitMs = { first: 50, longest: 1000 } as const;

const briefWaitMs = 1000;

/** With one server, only one thread compares; comparisons of any other thread are abandoned. */
const thisThread = randomUUID();
const comparerOfThisThread = () => `${thisThread} ${randomUUID()}`;

/** A set that `comparer` still compares. */
const comparedBy = (comparer: string) => ({ states: ["comparing"], comparer }) as const;

export const yearAt = (time: number) => new Date(time).getUTCFullYear();

/** Ends a comparison whose set was discarded or claimed by another server. */
class SupersededError extends Error {}

export interface ComparingOptions {
  readonly database: OpenDatabase;
  readonly changes: ChangeSetsRepository;
  readonly now: () => number;
  /** How long a call waits for a comparison if its caller can ask again. */
  readonly briefMs?: number | undefined;
}

export type Comparing = ReturnType<typeof createComparing>;

/**
 * Compares uploads with their tables. A set that is `comparing` has one comparer, and only that
 * comparer's outcome is stored. When its server crashes, the next request for the set repeats the
 * comparison.
 */
export function createComparing({
  database,
  changes,
  now,
  briefMs = briefWaitMs,
}: ComparingOptions) {
  const running = new Map<string, Promise<void>>();

  async function findOrFail(id: string): Promise<ChangeSet> {
    const set = await changes.find(id);
    if (set?.kind !== "import") throw notFound(message("import.missing", { id }));
    return set;
  }

  /** Makes `comparer` the owner of the comparison. @returns whether the set was still as it is here */
  function claim(
    { id, state, comparer: former, touchedAt }: ChangeSet,
    comparer: string,
    db?: Kysely<Database>,
  ): Promise<boolean> {
    const expected = { states: [state], comparer: former, touchedAt };
    return changes.update(id, expected, { state: "comparing", comparer, touchedAt: now() }, db);
  }

  async function compare(set: ChangeSet, comparer: string): Promise<void> {
    const { id } = set;
    const compared = comparedBy(comparer);
    let last = now();
    const heartbeat = async () => {
      const at = now();
      if (at - last < heartbeatIntervalMs) return;
      last = at;
      if (!(await changes.update(id, compared, { touchedAt: at }))) throw new SupersededError();
    };
    const { changes: rows, ...outcome } = await outcomeOf(changes, set, heartbeat, yearAt(now()));
    await database.write.transaction().execute(async (db) => {
      const ready = { state: "ready", comparer: null, ...outcome, touchedAt: now() } as const;
      if (!(await changes.update(id, compared, ready, db))) throw new SupersededError();
      await changes.replaceRows(id, rows, db);
    });
  }

  /** A refused sheet fails; after any other error the next request repeats the comparison. */
  async function recordFailure(id: string, comparer: string, error: unknown): Promise<void> {
    if (!(error instanceof Refusal)) {
      await changes.update(id, comparedBy(comparer), { comparer: null });
      return;
    }
    const failure = { state: "failed", comparer: null, reason: reasonOf(error) } as const;
    await database.write.transaction().execute(async (db) => {
      if (await changes.update(id, comparedBy(comparer), { ...failure, touchedAt: now() }, db))
        await changes.deleteBatches(id, db);
    });
  }

  /** Compares a set that `comparer` has claimed. */
  async function run(set: ChangeSet, comparer: string): Promise<ChangeSet> {
    const work = compare(set, comparer).catch(async (error: unknown) => {
      if (error instanceof SupersededError) return;
      // This may fail on a full disk; then the comparison is repeated once it is stale.
      await recordFailure(set.id, comparer, error).catch(() => undefined);
      throw error;
    });
    running.set(set.id, work);
    try {
      await work;
    } finally {
      if (running.get(set.id) === work) running.delete(set.id);
    }
    return waitUntilCompared(set.id);
  }

  const isAbandoned = ({ comparer, touchedAt: touched }: ChangeSet): boolean =>
    comparer === null ||
    touched < now() - staleAfterMs ||
    (database.hasOneServer && !comparer.startsWith(thisThread));

  /** Waits until the set is no longer compared; repeats an abandoned comparison. */
  async function waitUntilCompared(id: string): Promise<ChangeSet> {
    for (let wait: number = waitMs.first; ; wait = Math.min(2 * wait, waitMs.longest)) {
      await running.get(id)?.catch(() => undefined);
      const set = await findOrFail(id);
      if (set.state !== "comparing") return set;
      if (running.has(id)) continue;
      const comparer = comparerOfThisThread();
      if (isAbandoned(set) && (await claim(set, comparer))) return run(set, comparer);
      await setTimeout(wait);
    }
  }

  /** The set once it is compared; after `briefMs`, as it is then, while the comparison goes on. */
  async function briefly(id: string, compared: Promise<ChangeSet>): Promise<ChangeSet> {
    const cancel = new AbortController();
    const pause = setTimeout(briefMs, undefined, { signal: cancel.signal });
    try {
      return (await Promise.race([compared, pause])) ?? (await findOrFail(id));
    } finally {
      cancel.abort();
      // Its failure is stored, or the next call repeats it.
      compared.catch(() => undefined);
      pause.catch(() => undefined);
    }
  }

  return {
    findOrFail,
    briefly,
    run,
    waitUntilCompared,
    newComparer: comparerOfThisThread,

    /** Claims a ready set in the transaction that changes its sheet. */
    async reopen(set: ChangeSet, db: Kysely<Database>): Promise<string | undefined> {
      const comparer = comparerOfThisThread();
      return (await claim(set, comparer, db)) ? comparer : undefined;
    },

    /** Compares again when a table has changed since; otherwise returns the existing comparison. */
    async refresh(id: string): Promise<ChangeSet> {
      const set = await waitUntilCompared(id);
      if (set.state !== "ready") return set;
      if (!(await changes.isStale(set))) return set;
      const comparer = comparerOfThisThread();
      return (await claim(set, comparer)) ? run(set, comparer) : waitUntilCompared(id);
    },
  };
}
