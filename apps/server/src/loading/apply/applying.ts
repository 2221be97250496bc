import { randomUUID } from "node:crypto";
import { normalizeCode } from "@caliper/catalogue-model";
import type { Kysely } from "kysely";
import type { AuditRepository } from "../../audit/audit.repository.ts";
import {
  type Database,
  type OpenDatabase,
  raiseRevisions,
  refreshStaleKeys,
} from "../../db/index.ts";
import { message } from "../../messages/message.ts";
import { conflict, notFound, Refusal } from "../../refusal.ts";
import { kindOf, type LabeledChange, type RowChange, tableNamed } from "../change.ts";
import { type ChangeCounts, type ChangeSet, noCounts } from "../change-set.ts";
import type { ChangeSetsRepository } from "../change-sets.repository.ts";
import type { ApplyPage } from "../history/packed-rows.repository.ts";
import { comparedAgain, tableChanged } from "../import-refusal.ts";
import { unsentRow } from "../change-row.ts";
import { createChains, endsOf } from "../chains.ts";
import { createChangedKeys } from "./changed-keys.ts";
import { dateProducts, publicCodes } from "./product-dates.ts";
import { applyChanges } from "./write-changes.ts";

interface Options {
  readonly database: OpenDatabase;
  readonly changes: ChangeSetsRepository;
  readonly audit: AuditRepository;
  readonly now: () => number;
}

export type Applying = ReturnType<typeof createApplying>;

/** Writes change sets to their tables, each in one transaction. */
export function createApplying({ database, changes, audit, now }: Options) {
  const { write } = database;

  /**
   * Refuses rows that, with those that are stored, lead back to where they began: an import that leaves invalid rows as they
   * are, or an undo, may add such rows.
   */
  async function refuseCycles(added: readonly RowChange[], db: Kysely<Database>): Promise<void> {
    for (const [name, ofTable] of Map.groupBy(added, (change) => change.table)) {
      const table = tableNamed(name);
      const ends = ofTable.map(({ after }) => endsOf(table, after ?? {}));
      const [from = ""] = table.chain;
      const derived = table.derived.find(({ of }) => of === from)?.name ?? from;
      const chains = createChains();
      const read = new Set<string>();
      let keys = ends.map(([, to]) => normalizeCode(to));
      while (keys.length > 0) {
        for (const key of keys) read.add(key);
        const nextEnds = (await changes.rowsWhere(table, derived, keys, db)).map((row) =>
          endsOf(table, row),
        );
        for (const each of nextEnds) chains.add(each);
        keys = nextEnds.map(([, to]) => normalizeCode(to)).filter((key) => !read.has(key));
      }
      const [code, back] = ends.find((each) => chains.wayBack(each)) ?? [];
      if (code !== undefined && back !== undefined)
        throw conflict(message("change.cycle", { code, chain: `${code} → ${back}` }));
    }
  }

  /**
   * Writes rows to their tables, in the transaction.
   * @param pack stores the rows of the set as packs and calls `apply` with every page of them
   */
  async function applyRows(
    db: Kysely<Database>,
    pack: (apply: ApplyPage) => Promise<void>,
  ): Promise<void> {
    const keys = createChangedKeys();
    const tables = new Set<string>();
    const dated = new Set<string>();
    const chained: RowChange[] = [];
    await pack(async (page) => {
      for (const { table } of page) tables.add(table);
      chained.push(
        ...page.filter(({ table, after }) => after && tableNamed(table).chain.length > 0),
      );
      await applyChanges(db, page, keys);
      for (const code of publicCodes(page)) dated.add(code);
    });
    await refuseCycles(chained, db);
    await dateProducts(db, dated, now());
    await refreshStaleKeys(db, keys.stale());
    await raiseRevisions(db, [...tables]);
  }

  /** Stores a set that was never staged, with its rows, and applies it. @returns its number of rows, and when it was applied */
  async function record(
    about: Pick<ChangeSet, "id" | "kind" | "table" | "mode" | "username" | "undoes"> & {
      readonly fileName?: string | null;
      readonly owner?: string | null;
    },
    pages: AsyncIterable<readonly LabeledChange[]> | Iterable<readonly LabeledChange[]>,
    db: Kysely<Database>,
    more: Pick<ChangeCounts, "kept"> = {},
  ): Promise<{ rows: number; committedAt: number }> {
    const at = now();
    const times = { createdAt: at, touchedAt: at };
    await changes.insert({ ...about, state: "ready", rows: 0, ...times }, db);
    const counter = createCounter(about.table);
    let rows = 0;
    async function* recorded() {
      for await (const page of pages) {
        const start = rows;
        rows += page.length;
        for (const { change } of page) counter.add(change);
        yield page.map((change, index) => unsentRow(start + index, change));
      }
    }
    await applyRows(db, (apply) => changes.packRows(about.id, recorded(), db, apply));
    const committedAt = now();
    const counts = { ...counter.counts(), ...more };
    const durationMs = committedAt - at;
    await changes.commit(about.id, { committedAt, touchedAt: at, durationMs, rows, counts }, db);
    return { rows, committedAt };
  }

  return {
    record,

    /** Applies an amendment, in the transaction that reviews it. @returns the change set's id */
    async applyAmendment(
      username: string,
      table: string,
      what: readonly LabeledChange[],
      db: Kysely<Database>,
    ): Promise<string> {
      const id = randomUUID();
      const about = { id, kind: "amendment", table, mode: "partial" } as const;
      await record({ ...about, username, undoes: null }, [what], db);
      return id;
    },

    /**
     * Applies a set that is ready, if it is still the comparison `seen`.
     * @throws Refusal (conflict) when a table changed since the comparison, or the set is not ready
     */
    async apply(seen: ChangeSet, actor: string): Promise<void> {
      const { id, touchedAt } = seen;
      const started = now();
      await write.transaction().execute(async (db) => {
        await changes.lock(db);
        // The set's row is locked from here on: discarding or comparing it again waits.
        const isReady = await changes.update(
          id,
          { states: ["ready"], touchedAt },
          { touchedAt },
          db,
        );
        const set = await changes.find(id, db);
        if (!set) throw notFound(message("import.missing", { id }));
        // A second click, or a retry after a lost answer.
        if (set.state === "committed") return;
        if (!isReady && set.state === "ready") throw comparedAgain();
        if (!isReady)
          throw conflict(message("import.notApplied", { state: message(`import.${set.state}`) }));
        if (await changes.isStale(set, db))
          throw new Refusal("conflict", message("import.tableChanged"), { reason: tableChanged });
        const store = tableNamed(set.table).keepsHistory ? "packStaged" : "applyStaged";
        await applyRows(db, (apply) => changes[store](id, db, apply));
        await changes.emptyBatches(id, db);
        const committedAt = now();
        const durationMs = committedAt - started;
        await changes.commit(id, { committedAt, touchedAt: committedAt, durationMs }, db);
        const { added, changed, removed } = set.counts;
        const detail = { id, file: set.fileName, added, changed, removed };
        const target = tableNamed(set.table).wireName;
        await audit.record({ actor, action: "catalogue.imported", target, detail }, db);
      });
    },
  };
}

/** Counts the changes of a set about `table`. */
function createCounter(table: string) {
  const main = { added: 0, changed: 0, removed: 0 };
  const dependants: Record<string, number> = {};
  return {
    add(change: RowChange): void {
      if (change.table === table) main[kindOf(change)] += 1;
      else dependants[change.table] = (dependants[change.table] ?? 0) + 1;
    },
    counts: (): ChangeCounts => ({ ...noCounts, ...main, dependants }),
  };
}
