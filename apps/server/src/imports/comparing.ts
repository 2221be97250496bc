import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { ChangesRepository } from "../changes/changes.repository.ts";
import { isStale } from "../changes/changes.service.ts";
import type { Database, OpenDatabase } from "../db/index.ts";
import type { ChangeSetRow } from "../db/schema.ts";
import { notFound, Refusal } from "../refusal.ts";
import { outcomeOf } from "./outcome.ts";

/** How often whoever compares says that it is still at it, in ms. */
const pulse = 2000;
/** A comparison that said nothing for so long has died with its server, in ms. */
const patience = 30_000;
/** Between two looks at a comparison that another server makes, in ms. */
const pause = 50;

/** On SQLite one thread compares: what another has begun there, nobody is at any more. */
const thisThread = randomUUID();
const comparerOfThisThread = () => `${thisThread} ${randomUUID()}`;

/** Ends a comparison that is nobody's any more: discarded, or taken up by another server. */
class Overtaken extends Error {}

interface Options {
  readonly database: OpenDatabase;
  readonly changes: ChangesRepository;
  readonly now: () => number;
}

/**
 * Compares uploads with their tables. A set that is `comparing` belongs to one comparer, by name;
 * only that one's outcome is stored. When its server dies, whoever asks for the set next takes the
 * comparison up.
 */
export function createComparing({ database, changes, now }: Options) {
  const running = new Map<string, Promise<void>>();

  async function need(id: string): Promise<ChangeSetRow> {
    const set = await changes.find(id);
    if (set?.kind !== "import") throw notFound(`There is no import ${id}`);
    return set;
  }

  async function compare(set: ChangeSetRow, comparer: string): Promise<void> {
    const { id } = set;
    let last = now();
    const beat = async () => {
      const at = now();
      if (at - last < pulse) return;
      last = at;
      if (!(await changes.updateAs(comparer, id, { touched_at: at }))) throw new Overtaken();
    };
    const { rows, counts, revisions, changes: found } = await outcomeOf(changes, set, beat);
    await database.write.transaction().execute(async (db) => {
      const outcome = {
        state: "ready",
        comparer: null,
        rows,
        counts: JSON.stringify(counts),
        revisions: JSON.stringify(revisions),
        touched_at: now(),
      } as const;
      if (!(await changes.updateAs(comparer, id, outcome, db))) throw new Overtaken();
      await changes.replaceRows(id, found, db);
    });
  }

  /** A sheet that cannot be taken fails; after any other failure the next who asks tries again. */
  async function giveUp(id: string, comparer: string, error: unknown): Promise<void> {
    if (!(error instanceof Refusal)) {
      await changes.updateAs(comparer, id, { comparer: null });
      return;
    }
    const failure = { state: "failed", comparer: null, reason: error.message } as const;
    await database.write.transaction().execute(async (db) => {
      if (await changes.updateAs(comparer, id, { ...failure, touched_at: now() }, db))
        await changes.deleteBatches(id, db);
    });
  }

  /** Compares a set that `comparer` has claimed. */
  async function run(set: ChangeSetRow, comparer: string): Promise<ChangeSetRow> {
    const work = compare(set, comparer).catch(async (error: unknown) => {
      if (error instanceof Overtaken) return;
      // On a full disk even that may fail; then the comparison is taken up when it fell silent.
      await giveUp(set.id, comparer, error).catch(() => undefined);
      throw error;
    });
    running.set(set.id, work);
    try {
      await work;
    } finally {
      if (running.get(set.id) === work) running.delete(set.id);
    }
    return settled(set.id);
  }

  const isAbandoned = ({ comparer, touched_at: touched }: ChangeSetRow): boolean =>
    comparer === null ||
    touched < now() - patience ||
    (database.dialect === "sqlite" && !comparer.startsWith(thisThread));

  /** The set when nobody compares it any more; a comparison that died is made here. */
  async function settled(id: string): Promise<ChangeSetRow> {
    for (;;) {
      await running.get(id)?.catch(() => undefined);
      const set = await need(id);
      if (set.state !== "comparing") return set;
      if (running.has(id)) continue;
      const comparer = comparerOfThisThread();
      if (isAbandoned(set) && (await changes.claim(id, set, comparer, now())))
        return run(set, comparer);
      await setTimeout(pause);
    }
  }

  return {
    need,
    run,
    settled,
    newComparer: comparerOfThisThread,

    /** Claims a set that is ready, within a transaction that changes what it was compared from. */
    async reopen(set: ChangeSetRow, db: Kysely<Database>): Promise<string | undefined> {
      const comparer = comparerOfThisThread();
      return (await changes.claim(set.id, set, comparer, now(), db)) ? comparer : undefined;
    },

    /** Compares anew when a table has changed since; otherwise the comparison there is. */
    async refresh(id: string): Promise<ChangeSetRow> {
      const set = await settled(id);
      if (set.state !== "ready") return set;
      const seen = JSON.parse(set.revisions ?? "{}") as Record<string, number>;
      if (!isStale(seen, await changes.revisions(Object.keys(seen)))) return set;
      const comparer = comparerOfThisThread();
      return (await changes.claim(id, set, comparer, now())) ? run(set, comparer) : settled(id);
    },
  };
}
