import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { type CatalogueTable, catalogueTables, relatedTables } from "@caliper/catalogue-model";
import type { AuditRepository } from "../audit/audit.repository.ts";
import type { Database, OpenDatabase } from "../db/index.ts";
import { conflict, notFound, Refusal } from "../refusal.ts";
import { applyChanges, finishChanges, tableNamed } from "./apply.ts";
import { createChangedKeys } from "./changed-keys.ts";
import { type ChangeCounts, type ChangeSet, noCounts } from "./change-set.ts";
import { dateProducts, publicCodes } from "./product-dates.ts";
import { type KeptRow, type LabeledChange, type RowChange } from "./change.ts";
import type { ApplyPage } from "./packed-rows.repository.ts";
import { reversalOf } from "./reversal.ts";
import { mapYielding } from "./yielding.ts";
import type { ChangesRepository } from "./changes.repository.ts";
import { message } from "../messages/message.ts";

/** Reason of a refusal: a table has changed since the comparison. */
export const tableChanged = "table-changed";

/** The refusal to commit a comparison that the administrator has not seen. */
export const comparedAgain = (): Refusal =>
  new Refusal("conflict", message("import.comparedAgain"), {
    reason: tableChanged,
  });

export interface UndoResult {
  readonly undo: string;
  readonly reverted: number;
  readonly kept: readonly KeptRow[];
  /** Reverted rows with an older value than the one before the change, as in `Undo`. */
  readonly further: readonly KeptRow[];
}

/**
 * The tables that a change of this one may read or write: every table for products and families,
 * only the products for a related table.
 */
export function tablesConcerning(table: CatalogueTable): readonly string[] {
  const related = Object.values<CatalogueTable>(relatedTables);
  const isRelated = table.name !== "product" && related.some(({ name }) => name === table.name);
  return isRelated ? [table.name, "product"] : catalogueTables.map(({ name }) => name);
}

export const isStale = (
  seen: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): boolean => Object.entries(seen).some(([table, revision]) => now[table] !== revision);

interface Options {
  readonly database: OpenDatabase;
  readonly changes: ChangesRepository;
  readonly audit: AuditRepository;
  readonly now: () => number;
}

export type ChangesService = ReturnType<typeof createChanges>;

/** Commits and reverts change sets, each in one transaction. */
export function createChanges({ database, changes, audit, now }: Options) {
  const { write, dialect } = database;

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
    await pack(async (page) => {
      for (const { table } of page) tables.add(table);
      await applyChanges(db, dialect, page, keys);
      for (const code of publicCodes(page)) dated.add(code);
    });
    await dateProducts(db, dialect, dated, now());
    await finishChanges(db, dialect, keys, [...tables]);
  }

  /** Stores a set that was never staged, with its rows, and applies it. @returns when it was committed */
  async function record(
    about: Pick<ChangeSet, "id" | "kind" | "table" | "mode" | "username" | "undoes"> & {
      readonly fileName?: string | null;
    },
    what: readonly LabeledChange[],
    db: Kysely<Database>,
    more: Pick<ChangeCounts, "kept"> = {},
  ): Promise<number> {
    const at = now();
    const counts = { ...countChanges(about.table, what), ...more };
    const times = { createdAt: at, touchedAt: at };
    await changes.insert({ ...about, state: "ready", rows: what.length, counts, ...times }, db);
    const rows = await mapYielding(what, ({ change, label }, seq) => ({
      change_set_id: about.id,
      seq,
      sheet_row: null,
      kind: kindOf(change),
      table_name: change.table,
      label,
      before: change.before && JSON.stringify(change.before),
      after: change.after && JSON.stringify(change.after),
      cells: null,
      problems: null,
    }));
    await applyRows(db, (apply) => changes.packRows(about.id, rows, db, apply));
    const finished = now();
    const done = { committedAt: finished, touchedAt: at, durationMs: finished - at };
    await changes.commit(about.id, done, db);
    return finished;
  }

  return {
    /** Applies an amendment, in the transaction that reviews it. @returns the change set's id */
    async correct(
      username: string,
      table: string,
      what: readonly LabeledChange[],
      db: Kysely<Database>,
    ): Promise<string> {
      const id = randomUUID();
      const about = { id, kind: "amendment", table, mode: "partial" } as const;
      await record({ ...about, username, undoes: null }, what, db);
      return id;
    },

    /**
     * Applies a set that is ready, if it is still the comparison `seen`.
     * @throws Refusal (conflict) when a table changed since the comparison, or the set is not ready
     */
    async commit(seen: ChangeSet, actor: string): Promise<void> {
      const { id } = seen;
      const started = now();
      await write.transaction().execute(async (db) => {
        await changes.lock(db);
        // The set's row is locked from here on: discarding or comparing it again waits.
        const isReady = await changes.lockIfUnchanged(seen, db);
        const set = await changes.find(id, db);
        if (!set) throw notFound(message("import.missing", { id }));
        // A second click, or a retry after a lost answer.
        if (set.state === "committed") return;
        if (!isReady && set.state === "ready") throw comparedAgain();
        if (!isReady)
          throw conflict(message("import.notApplied", { state: message(`import.${set.state}`) }));
        const { revisions } = set;
        if (isStale(revisions, await changes.revisions(Object.keys(revisions), db))) {
          throw new Refusal("conflict", message("import.tableChanged"), { reason: tableChanged });
        }
        await applyRows(db, (apply) => changes.packStaged(id, db, apply));
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

    /**
     * Reverts a committed set, row by row. Rows that a later change changed stay and are returned as
     * `kept`.
     */
    async undo(id: string, username: string): Promise<UndoResult> {
      const undoId = randomUUID();
      return write.transaction().execute(async (db) => {
        await changes.lock(db);
        const undoing = { state: "undone", undoneBy: username } as const;
        const isDone = await changes.update(id, ["committed"], undoing, db);
        const set = await changes.find(id, db);
        if (!set) throw notFound(message("change.missing", { id }));
        if (!isDone)
          throw conflict(message("change.notUndone", { state: message(`change.${set.state}`) }));
        const { reverse, kept, further } = await reversalOf(id, changes, db);
        const { table, mode, fileName } = set;
        const about = { kind: "undo", table, mode, username, fileName, undoes: id } as const;
        const finished = await record({ id: undoId, ...about }, reverse, db, { kept: kept.length });
        await changes.update(id, ["undone"], { undoneAt: finished }, db);
        const reverted = reverse.length;
        const detail = { id, reverted, kept: kept.length };
        const target = tableNamed(table).wireName;
        await audit.record({ actor: username, action: "catalogue.undone", target, detail }, db);
        return { undo: undoId, reverted, kept, further };
      });
    },
  };
}

export const kindOf = ({ before, after }: RowChange): "added" | "changed" | "removed" =>
  before === null ? "added" : after === null ? "removed" : "changed";

function countChanges(table: string, reverse: readonly LabeledChange[]): ChangeCounts {
  const main = reverse.filter(({ change }) => change.table === table);
  const count = (kind: string) => main.filter(({ change }) => kindOf(change) === kind).length;
  const others = reverse.filter(({ change }) => change.table !== table);
  return {
    ...noCounts,
    added: count("added"),
    changed: count("changed"),
    removed: count("removed"),
    dependants: Object.fromEntries(
      [...Map.groupBy(others, ({ change }) => change.table)].map(([name, rows]) => [
        name,
        rows.length,
      ]),
    ),
  };
}
