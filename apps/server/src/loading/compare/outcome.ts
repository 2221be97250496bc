import {
  type CatalogueTable,
  catalogueTables,
  foldText,
  optionalKeys,
  privateRowLimit,
  relatedTables,
} from "@caliper/catalogue-model";
import { createChains, endsOf } from "../chains.ts";
import { countByTable, type RowChange, tableNamed } from "../change.ts";
import type { ChangeSetsRepository } from "../change-sets.repository.ts";
import { consequencesOf } from "./consequences.ts";
import { createYielder, mapYielding } from "../yielding.ts";
import type { ChangeCounts, ChangeSet } from "../change-set.ts";
import type { ChangeRow } from "../change-row.ts";
import type { Cell } from "../upload/cells.ts";
import { changeRows, type Found } from "./change-rows.ts";
import { changedColumns, createComparison } from "./compare.ts";
import { currentRows } from "./current-rows.ts";
import { conflict, Refusal } from "../../refusal.ts";
import { readRow, type ReadRow } from "../upload/rows.ts";
import { createScaleCheck } from "./scaled-columns.ts";
import { columnsOf, stagedRows } from "../upload/sheet.ts";
import { warnOfUndecided } from "./undecided-rows.ts";
import { aboutWholeCells, partsOf } from "./split.ts";
import { knownNames, tablesOfNames } from "./vocabulary.ts";
import { message } from "../../messages/message.ts";

/** The result of a comparison: what the preview shows and a commit writes. */
export interface Outcome {
  /** Rows of data in the sheet. */
  readonly rows: number;
  readonly counts: ChangeCounts;
  /** Revisions of the tables that were read. */
  readonly revisions: Readonly<Record<string, number>>;
  readonly changes: readonly ChangeRow[];
}

/**
 * The tables that a change of this one may read or write: every table for products and families,
 * only the products for a related table.
 */
function tablesConcerning(table: CatalogueTable): readonly string[] {
  const related = Object.values<CatalogueTable>(relatedTables);
  const isRelated = table.name !== "product" && related.some(({ name }) => name === table.name);
  return isRelated ? [table.name, "product"] : catalogueTables.map(({ name }) => name);
}

/** The chains of the rows that stay whatever the sheet has; undefined for a table without chains. */
async function chainsOf(changes: ChangeSetsRepository, { mode }: ChangeSet, table: CatalogueTable) {
  if (table.chain.length === 0) return undefined;
  const chains = createChains();
  if (mode === "total") return chains;
  for await (const page of changes.allRows(table))
    for (const row of page) chains.add(endsOf(table, row));
  return chains;
}

/** The accounts whose rows a set may load, by their keys; undefined for a table that all share. */
async function accountsOf(
  changes: ChangeSetsRepository,
  { owner }: ChangeSet,
  { privateTo }: CatalogueTable,
): Promise<ReadonlyMap<string, string> | undefined> {
  if (privateTo === undefined) return undefined;
  return owner === null ? changes.accountNames() : new Map([[foldText(owner), owner]]);
}

/** A row of an account's own sheet, which may lack the account. */
function ofOwner({ privateTo }: CatalogueTable, { owner }: ChangeSet, row: ReadRow): ReadRow {
  if (privateTo === undefined || owner === null) return row;
  return { ...row, values: { ...row.values, [privateTo]: row.values[privateTo] ?? owner } };
}

/**
 * Compares the staged rows with the table without writing.
 * @param thisYear model years after the next one get a warning
 * @param heartbeat called between batches; an exception from it ends the comparison
 */
export async function outcomeOf(
  changes: ChangeSetsRepository,
  set: ChangeSet,
  heartbeat: () => Promise<void>,
  thisYear: number,
): Promise<Outcome> {
  const table = tableNamed(set.table);
  const columns = columnsOf(table, set.header);
  const { split, source } = set;
  const tables = [...tablesConcerning(table), ...tablesOfNames(table)];
  const revisions = await changes.revisions(tables);
  const accounts = await accountsOf(changes, set, table);
  const current = await currentRows(changes, table, set.owner === null ? columns : table.columns);
  const numbered = table.primaryKey[0] === "id";
  const comparison = createComparison({
    table,
    mode: set.mode ?? "partial",
    columns,
    existing: current.existing,
    products: current.products,
    accounts,
    names: await knownNames(changes, table),
    chains: await chainsOf(changes, set, table),
    nextId: numbered ? (await changes.largestId(table)) + 1 : 0,
    thisYear,
    loadedAt: set.createdAt,
    source,
  });
  const readParts = (numberedRows: readonly [number, readonly Cell[]][]) =>
    mapYielding(numberedRows, ([number, cells]) => {
      const parts = partsOf(columns, split, cells).map((part) =>
        ofOwner(table, set, readRow(columns, part, source)),
      );
      return { number, cells, parts };
    });
  const scale = createScaleCheck(table);
  const rowsByKind: Found = { invalid: [], changed: [], added: [], removed: [] };
  const raw = new Map<number, readonly Cell[]>();
  const yielder = createYielder();
  let rows = 0;
  let unchanged = 0;
  let changedCells = 0;
  let warned = 0;
  let splitRows = 0;
  const cleaned = new Map<string, number>();
  for await (const page of stagedRows(changes, set)) {
    const read = await readParts(page);
    await current.read(read.flatMap(({ parts }) => parts.map(({ values }) => values)));
    for (const { number, cells, parts } of read) {
      rows += 1;
      if (parts.length > 1) splitRows += 1;
      for (const [part, reading] of parts.entries()) {
        const compared = comparison.compare(number, reading, part);
        if (compared.kind === "unchanged") unchanged += 1;
        else if (compared.kind !== "invalid") rowsByKind[compared.kind].push(compared);
        else {
          rowsByKind.invalid.push(aboutWholeCells(compared, columns, split, cells));
          raw.set(number, cells);
        }
        if (compared.before && compared.after) scale.add(compared.before, compared.after);
        if (compared.kind !== "unchanged" && compared.warnings.length > 0) warned += 1;
        if (compared.kind === "changed")
          changedCells += changedColumns(table, compared.before, compared.after).length;
        for (const column of compared.cleaned) cleaned.set(column, (cleaned.get(column) ?? 0) + 1);
        if (yielder.isDue()) await yielder.pause();
      }
    }
    await heartbeat();
  }
  // An account removes all of its rows by a total import without any.
  if (rows === 0 && (set.owner === null || set.mode !== "total"))
    throw new Refusal("invalid", message("import.noRows"));
  if (set.mode === "total") {
    for await (const page of changes.allRows(table, set)) {
      for (const removed of comparison.removed(page)) rowsByKind.removed.push(removed);
      if (yielder.isDue()) await yielder.pause();
      await heartbeat();
    }
  }

  const existing = await changes.count(table, set);
  const rowsAfter = existing + rowsByKind.added.length - rowsByKind.removed.length;
  if (set.owner !== null && rowsAfter > privateRowLimit) {
    const values = { rows: rowsAfter, limit: privateRowLimit };
    throw new Refusal("invalid", message("import.tooManyOwn", values));
  }
  warned += await warnOfUndecided(table, rowsByKind, (...which) => changes.rowsWhere(...which));
  await heartbeat();

  const main = [...rowsByKind.changed, ...rowsByKind.added, ...rowsByKind.removed].map(
    ({ before, after }): RowChange => ({ table: table.name, before, after }),
  );
  const consequences = await consequencesOf(table, main, (...which) => changes.rowsWhere(...which));
  const [key] = optionalKeys(table).filter((name) => !columns.some((each) => each.name === name));
  const count = rowsByKind.removed.filter(
    ({ before }) => key && (before?.[key] ?? null) !== null,
  ).length;
  if (count > 0) {
    const header = table.columns.find(({ name }) => name === key)?.header ?? "";
    throw conflict(message("import.withoutColumn", { column: header, count }));
  }
  const counts: ChangeCounts = {
    added: rowsByKind.added.length,
    changed: rowsByKind.changed.length,
    changedCells,
    removed: rowsByKind.removed.length,
    unchanged,
    invalid: rowsByKind.invalid.length,
    warned,
    splitRows,
    scaled: scale.found(),
    cleaned: [...cleaned].map(([column, cells]) => ({ column, cells })),
    ...comparison.names.report(),
    existing,
    dependants: countByTable(consequences),
  };
  await heartbeat();
  const sheet = { table, found: rowsByKind, raw, others: consequences };
  return { rows, counts, revisions, changes: await changeRows(sheet) };
}
