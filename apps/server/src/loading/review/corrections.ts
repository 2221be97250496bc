import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database, OpenDatabase } from "../../db/index.ts";
import { message } from "../../messages/message.ts";
import { conflict, invalidField } from "../../refusal.ts";
import { tableNamed } from "../change.ts";
import type { ChangeSet } from "../change-set.ts";
import type { ChangeSetsRepository } from "../change-sets.repository.ts";
import { type Comparing, yearAt } from "../compare/comparing.ts";
import type { Cell } from "../upload/cells.ts";
import { columnsOf } from "../upload/sheet.ts";
import { type Fix, fixedCells, kindsWithProblems } from "./causes.ts";
import { compareCorrectedRow, type CorrectedRow } from "./corrected-row.ts";

interface Options {
  readonly database: OpenDatabase;
  readonly changes: ChangeSetsRepository;
  readonly comparing: Comparing;
  readonly now: () => number;
}

/** @throws Refusal (conflict) when cells of the import can no longer be changed */
function requireReady({ state }: ChangeSet): void {
  if (state !== "ready")
    throw conflict(message("import.notCorrected", { state: message(`import.${state}`) }));
}

/** Changes the sheet of an import that is not applied, as it was sent, and compares again. */
export function createCorrections({ database, changes, comparing, now }: Options) {
  /** Replaces cells of one column of the sheet as it was sent, by row. */
  async function putCells(
    { id, headerRow }: ChangeSet,
    values: ReadonlyMap<number, Cell>,
    at: number,
    db: Kysely<Database>,
  ): Promise<CorrectedRow[]> {
    const corrected: CorrectedRow[] = [];
    const ordered = [...values].toSorted(([a], [b]) => a - b);
    let first = (headerRow ?? 1) + 1;
    for (const batch of await changes.batchNumbers(id, db)) {
      if (corrected.length === ordered.length) break;
      const rows = JSON.parse((await changes.batch(id, batch, db)) ?? "[]") as Cell[][];
      const countBefore = corrected.length;
      for (const [row, value] of ordered.slice(countBefore)) {
        const cells = rows[row - first];
        if (!cells) break;
        const before = [...cells];
        while (cells.length <= at) cells.push(null);
        cells[at] = value;
        corrected.push({ sheetRow: row, at, before, after: cells });
      }
      if (corrected.length > countBefore)
        await changes.putBatch({ change_set_id: id, batch, rows: JSON.stringify(rows) }, db);
      first += rows.length;
      await setImmediate();
    }
    return corrected;
  }

  /**
   * Changes a ready import and compares it again.
   * @param change runs in the transaction that `comparer` claims the set in; returns the set as it is then, or undefined if it
   *   is compared already
   */
  async function changeAndCompare(
    id: string,
    change: (
      set: ChangeSet,
      db: Kysely<Database>,
      comparer: string,
    ) => Promise<ChangeSet | undefined>,
  ): Promise<ChangeSet> {
    for (;;) {
      const set = await comparing.waitUntilCompared(id);
      requireReady(set);
      const work = await database.write.transaction().execute(async (db) => {
        const comparer = await comparing.reopen(set, db);
        return comparer === undefined
          ? undefined
          : { comparer, changed: await change(set, db, comparer) };
      });
      // Otherwise a cell is being corrected; try again.
      if (!work) continue;
      return work.changed ? comparing.run(work.changed, work.comparer) : comparing.findOrFail(id);
    }
  }

  return {
    /** Replaces a cell of the sheet and compares again. */
    correctCell: (id: string, row: number, header: string, value: Cell): Promise<ChangeSet> =>
      changeAndCompare(id, async (set, db, comparer) => {
        const at = set.header.indexOf(header);
        if (at < 0) throw invalidField("column", header, message("expected.headerName"));
        const [corrected] = await putCells(set, new Map([[row, value]]), at, db);
        if (!corrected) throw invalidField("row", row, message("expected.row"));
        const counts = await compareCorrectedRow(changes, set, corrected, yearAt(now()), db);
        if (!counts) return set;
        const outcome = { state: "ready", comparer: null, touchedAt: now(), counts } as const;
        await changes.update(id, { states: ["comparing"], comparer }, outcome, db);
        return undefined;
      }),

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
        await changes.update(id, { states: ["comparing"] }, { split }, db);
        return { ...set, split };
      }),
  };
}
