import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type CatalogueTable, removalLimit } from "@caliper/catalogue-model";
import type { Kysely } from "kysely";
import { tableNamed } from "../changes/apply.ts";
import type { ChangesRepository } from "../changes/changes.repository.ts";
import { type ChangesService, comparedAgain, tableChanged } from "../changes/changes.service.ts";
import type { Database, OpenDatabase } from "../db/index.ts";
import type { ChangeCounts, ChangeSet } from "../changes/change-set.ts";
import type { ChangeRowRow } from "../db/schema.ts";
import { conflict, invalidField, notFound, Refusal } from "../refusal.ts";
import { type Cause, causesOf, type Fix, fixedCells } from "./causes.ts";
import type { Cell } from "./cells.ts";
import { createComparing, yearAt } from "./comparing.ts";
import { ImportRefusal, reasonOf } from "./import-refusal.ts";
import { compareCorrectedRow, type CorrectedRow } from "./correction.ts";
import { problemsIn, sentences } from "./problem.ts";
import { columnsOf, isBlank } from "./sheet.ts";
import { sheetRowOf } from "../changes/sheet-source.ts";
import { type Batch, createStaging, uploadEnded } from "./staging.ts";
import { message } from "../messages/message.ts";
import { day } from "../units.ts";

/** How long an interrupted upload can be resumed. */
const resumableMs = day;
/** How long an uncommitted comparison is kept. */
const previewLifetimeMs = 7 * resumableMs;
/** Attempts to compare and commit an upload without a preview while its table changes. */
const maxAttempts = 5;

interface Options {
  readonly database: OpenDatabase;
  readonly changes: ChangesRepository;
  readonly changeSets: ChangesService;
  readonly now: () => number;
}

interface Decision {
  readonly skipInvalid: boolean;
  /** Also apply unlikely values. */
  readonly acceptWarnings?: boolean;
  readonly confirm: string | undefined;
  /** Time of the comparison that was shown; without it, any comparison is accepted. */
  readonly seen?: number | undefined;
}

export type ImportsService = ReturnType<typeof createImports>;

const isTableChanged = (error: unknown) =>
  error instanceof Refusal && error.reason === tableChanged;

/** @throws Refusal (conflict) when cells of the import can no longer be changed */
function requireReady({ state }: ChangeSet): void {
  if (state !== "ready")
    throw conflict(message("import.notCorrected", { state: message(`import.${state}`) }));
}

/** @throws ImportRefusal when rows or columns have unlikely values */
function refuseWarnings({ warned, scaled }: ChangeCounts, { columns }: CatalogueTable): void {
  const titleOf = (name: string) => columns.find(({ header }) => header === name)?.title ?? name;
  const [column] = scaled;
  if (column) {
    throw new ImportRefusal(
      "conflict",
      message("import.scaled", { column: titleOf(column.column), factor: column.factor }),
    );
  }
  if (warned > 0) {
    throw new ImportRefusal("conflict", message("import.unusual", { count: warned }));
  }
}

export function createImports({ database, changes, changeSets, now }: Options) {
  const staging = createStaging({ database, changes, now });
  const comparing = createComparing({ database, changes, now });

  /** The problems of the first invalid rows, with their rows of the sheet. */
  async function firstProblems(set: ChangeSet, limit: number) {
    const rows = await changes.rows(set.id, { kinds: ["invalid"], offset: 0, limit });
    const source = set.source;
    return rows.flatMap(({ sheet_row: row, problems }) =>
      problemsIn(problems).map((problem) => ({ row: sheetRowOf(source, row ?? 0), problem })),
    );
  }

  /** Commits a ready import; returns a committed one unchanged. */
  async function commit(
    actor: string,
    id: string,
    { skipInvalid, acceptWarnings, confirm, seen }: Decision,
  ): Promise<ChangeSet> {
    const set = await comparing.waitUntilCompared(id);
    if (set.state === "committed") return set;
    if (set.state !== "ready")
      throw new ImportRefusal(
        "conflict",
        message("import.notApplied", { state: message(`import.${set.state}`) }),
      );
    if (seen !== undefined && seen !== set.touchedAt) throw comparedAgain();
    const counts = set.counts;
    const table = tableNamed(set.table);
    if (counts.invalid > 0 && !skipInvalid) {
      const problems = await firstProblems(set, 20);
      const [first] = problems;
      const explanation = first
        ? sentences(set)(first.row, first.problem)
        : message("import.invalidRows", { count: counts.invalid });
      throw new ImportRefusal("invalid", explanation, problems);
    }
    if (!acceptWarnings) refuseWarnings(counts, table);
    const share = counts.existing === 0 ? 0 : counts.removed / counts.existing;
    if (share > removalLimit && confirm !== table.wireName) {
      const percent = (share * 100).toFixed(1);
      throw new ImportRefusal(
        "conflict",
        message("import.removes", {
          removed: counts.removed,
          existing: counts.existing,
          percent,
          table: table.wireName,
        }),
      );
    }
    await changeSets.commit(set, actor);
    return comparing.findOrFail(id);
  }

  /** Commits an upload without a preview, comparing it again while its table changes. */
  async function commitDirectly(username: string, id: string): Promise<ChangeSet> {
    for (let left = maxAttempts; ; left -= 1) {
      try {
        return await commit(username, id, {
          skipInvalid: false,
          acceptWarnings: true,
          confirm: undefined,
        });
      } catch (error) {
        if (isTableChanged(error) && left > 1) await comparing.refresh(id);
        else throw error instanceof Refusal ? await refused(id, error) : error;
      }
    }
  }

  /** Marks an upload that could not be committed directly as failed. @returns `why` */
  async function refused(id: string, why: Refusal): Promise<Refusal> {
    await database.write.transaction().execute(async (db) => {
      const failure = { state: "failed", reason: reasonOf(why), touchedAt: now() } as const;
      if (await changes.update(id, ["ready"], failure, db)) await changes.deleteBatches(id, db);
    });
    return why;
  }

  /** Replaces a cell of the sheet as it was sent. */
  async function putCell(
    set: ChangeSet,
    row: number,
    at: number,
    value: Cell,
    db: Kysely<Database>,
  ): Promise<CorrectedRow> {
    const [corrected] = await putCells(set, new Map([[row, value]]), at, db);
    if (!corrected) throw invalidField("row", row, message("expected.row"));
    return corrected;
  }

  /** Replaces cells of one column of the sheet as it was sent, by row. */
  async function putCells(
    { id, headerRow }: ChangeSet,
    values: ReadonlyMap<number, Cell>,
    at: number,
    db: Kysely<Database>,
  ): Promise<CorrectedRow[]> {
    const corrected: CorrectedRow[] = [];
    const wanted = [...values].toSorted(([a], [b]) => a - b);
    let first = (headerRow ?? 1) + 1;
    for (const batch of await changes.batchNumbers(id, db)) {
      if (corrected.length === wanted.length) break;
      const rows = JSON.parse((await changes.batch(id, batch, db)) ?? "[]") as Cell[][];
      const known = corrected.length;
      for (const [row, value] of wanted.slice(known)) {
        const cells = rows[row - first];
        if (!cells) break;
        const before = [...cells];
        while (cells.length <= at) cells.push(null);
        cells[at] = value;
        corrected.push({ sheetRow: row, at, before, after: cells });
      }
      if (corrected.length > known)
        await changes.putBatch({ change_set_id: id, batch, rows: JSON.stringify(rows) }, db);
      first += rows.length;
      await setImmediate();
    }
    return corrected;
  }

  /** The kinds of rows of a set that have problems. */
  const kindsWithProblems = (set: ChangeSet): ChangeRowRow["kind"][] =>
    set.counts.warned > 0 ? ["invalid", "changed", "added"] : ["invalid"];

  /**
   * Changes a ready import and compares it again.
   * @param change runs in the transaction that claims the set; returns the set as it is then
   */
  async function changeAndCompare(
    id: string,
    change: (set: ChangeSet, db: Kysely<Database>) => Promise<ChangeSet>,
  ): Promise<ChangeSet> {
    for (;;) {
      const set = await comparing.waitUntilCompared(id);
      requireReady(set);
      const work = await database.write.transaction().execute(async (db) => {
        const comparer = await comparing.reopen(set, db);
        return comparer === undefined ? undefined : { comparer, set: await change(set, db) };
      });
      // Otherwise a cell is being corrected; try again.
      if (work) return comparing.run(work.set, work.comparer);
    }
  }

  return {
    /**
     * Stores a batch. The batch that completes the upload starts the comparison, and the commit unless
     * the upload is a preview. A repeated batch gets the same answer.
     */
    async upload(
      username: string,
      batch: Batch,
    ): Promise<{ affectedRows: number; set: ChangeSet }> {
      const id = batch.uploadId ?? randomUUID();
      const comparer = comparing.newComparer();
      const taken = await staging.receive(username, id, batch, comparer);
      const affectedRows = batch.rows.filter((cells) => !isBlank(cells)).length;
      if (taken.state === "staging") return { affectedRows, set: taken };
      const set = await (taken.comparer === comparer
        ? comparing.run(taken, comparer)
        : comparing.waitUntilCompared(id));
      if (set.state === "discarded" || set.state === "failed") throw uploadEnded(set);
      const isWanted = set.state === "ready" && !batch.preview;
      return { affectedRows, set: isWanted ? await commitDirectly(username, id) : set };
    },

    /** The current change set, compared again when a table has changed since. */
    async refresh(id: string): Promise<ChangeSet> {
      const set = await changes.find(id);
      if (!set) throw notFound(message("change.missing", { id }));
      return set.kind === "import" ? comparing.refresh(id) : set;
    },

    /** Replaces a cell of the sheet and compares again. */
    async correctCell(id: string, row: number, header: string, value: Cell): Promise<ChangeSet> {
      for (;;) {
        const set = await comparing.waitUntilCompared(id);
        requireReady(set);
        const at = set.header.indexOf(header);
        if (at < 0) throw invalidField("column", header, message("expected.headerName"));
        const work = await database.write.transaction().execute(async (db) => {
          const comparer = await comparing.reopen(set, db);
          if (comparer === undefined) return "again";
          const corrected = await putCell(set, row, at, value, db);
          const thisYear = yearAt(now());
          const counts = await compareCorrectedRow(changes, set, corrected, thisYear, db);
          if (!counts) return { comparer };
          const outcome = { state: "ready", comparer: null, touchedAt: now() } as const;
          const change = { ...outcome, counts };
          await changes.updateAs(comparer, id, change, db);
          return "done";
        });
        if (work === "done") return comparing.findOrFail(id);
        // Otherwise another cell is being corrected; try again.
        if (work !== "again") return comparing.run(set, work.comparer);
      }
    },

    /** The problems of an import that is not applied, by cause. */
    causes: async (set: ChangeSet): Promise<Cause[]> =>
      causesOf(tableNamed(set.table), changes.problemRows(set.id, kindsWithProblems(set))),

    /** Changes all cells of a cause alike and compares again. */
    fixCells: (id: string, fix: Fix): Promise<ChangeSet> =>
      changeAndCompare(id, async (set, db) => {
        const table = tableNamed(set.table);
        const at = columnsOf(table, set.header).findIndex(({ header }) => header === fix.column);
        if (at < 0) throw invalidField("column", fix.column, message("expected.column"));
        const pages = changes.problemRows(id, kindsWithProblems(set), db);
        const cells = await fixedCells(table, fix, pages);
        if (cells.size === 0)
          throw invalidField("value", fix.value ?? "", message("expected.problemValue"));
        await putCells(set, cells, at, db);
        return set;
      }),

    /** Splits lists of codes in a column into one row per code, and compares again. */
    splitColumn: (id: string, column: string): Promise<ChangeSet> =>
      changeAndCompare(id, async (set, db) => {
        const columns = columnsOf(tableNamed(set.table), set.header);
        if (!columns.some(({ header, type }) => header === column && type === "code"))
          throw invalidField("column", column, message("expected.codeColumn"));
        const split = [...new Set([...set.split, column])];
        await changes.update(id, ["comparing"], { split }, db);
        return { ...set, split };
      }),

    commit,
    undo: (id: string, username: string) => changeSets.undo(id, username),

    /** Ends incomplete uploads and old uncommitted comparisons; packs what older versions applied. */
    async sweep(): Promise<void> {
      for (const id of await changes.idle(["staging", "comparing"], now() - resumableMs)) {
        const reason = message("import.stopped");
        if (await changes.update(id, ["staging", "comparing"], { state: "failed", reason }))
          await changes.deleteBatches(id);
      }
      for (const id of await changes.idle(["ready"], now() - previewLifetimeMs)) {
        if (!(await changes.update(id, ["ready"], { state: "discarded" }))) continue;
        await changes.deleteBatches(id);
        await changes.deleteRows(id);
      }
      await changes.deleteOldBatches(now() - resumableMs);
      for (const id of await changes.unpacked()) {
        await database.write.transaction().execute(async (db) => {
          await changes.lock(db);
          await changes.packStaged(id, db);
        });
      }
    },

    /** Discards an import that is not committed yet. */
    async discard(id: string): Promise<void> {
      await comparing.findOrFail(id);
      await database.write.transaction().execute(async (db) => {
        const change = { state: "discarded", comparer: null, touchedAt: now() } as const;
        const open = ["staging", "comparing", "ready", "failed", "discarded"] as const;
        if (!(await changes.update(id, open, change, db))) {
          const set = await changes.find(id, db);
          if (!set) throw notFound(message("import.missing", { id }));
          throw conflict(message("import.notDiscarded", { state: message(`import.${set.state}`) }));
        }
        await changes.deleteBatches(id, db);
        await changes.deleteRows(id, db);
      });
    },
  };
}
