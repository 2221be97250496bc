import type { Insertable } from "kysely";
import { type CatalogueColumn, type FamilyId, normalizeCode } from "@caliper/catalogue-model";
import { tableNamed } from "../changes/apply.ts";
import { type Row, type RowChange, uploadKey } from "../changes/change.ts";
import type { ChangesRepository } from "../changes/changes.repository.ts";
import { type ChangeCounts, tablesConcerning } from "../changes/changes.service.ts";
import { consequencesOf } from "../changes/consequences.ts";
import { takeTurns } from "../changes/turns.ts";
import type { ChangeRowRow, ChangeSetRow } from "../db/schema.ts";
import { type Cell, readCell } from "./cells.ts";
import { changeRows, type Found } from "./change-rows.ts";
import { changedColumns, createComparison } from "./compare.ts";
import { ImportRefusal } from "./import-refusal.ts";
import type { KnownProduct } from "./rules.ts";
import { columnsOf, stagedRows } from "./sheet.ts";

/** What an upload would make of its table: the preview, and what a commit does. */
export interface Outcome {
  /** Rows of data in the sheet. */
  readonly rows: number;
  readonly counts: ChangeCounts;
  /** The revision of every table that was read. */
  readonly revisions: Readonly<Record<string, number>>;
  readonly changes: readonly Insertable<ChangeRowRow>[];
}

/**
 * Compares what is staged with the table; nothing is written.
 * @param beat called between slices; what it throws ends the comparison
 */
export async function outcomeOf(
  changes: ChangesRepository,
  set: ChangeSetRow,
  beat: () => Promise<void>,
): Promise<Outcome> {
  const table = tableNamed(set.table_name);
  const columns = columnsOf(table, JSON.parse(set.header ?? "[]") as string[]);
  const revisions = await changes.revisions(tablesConcerning(table));
  const products = await knownProducts(changes);
  const existing = await existingRows(changes, set, columns, products);
  const numbered = table.primaryKey[0] === "id";
  const comparison = createComparison({
    table,
    mode: set.mode ?? "partial",
    columns,
    existing,
    products,
    nextId: numbered ? (await changes.largestId(table)) + 1 : 0,
  });
  const found: Found = { invalid: [], changed: [], added: [], removed: [] };
  const raw = new Map<number, readonly Cell[]>();
  const turns = takeTurns();
  let rows = 0;
  let unchanged = 0;
  let changedCells = 0;
  for await (const some of stagedRows(changes, set)) {
    for (const [number, cells] of some) {
      rows += 1;
      const compared = comparison.compare(number, cells);
      if (compared.kind === "unchanged") unchanged += 1;
      else found[compared.kind].push(compared);
      if (compared.kind === "invalid") raw.set(number, cells);
      if (compared.kind === "changed")
        changedCells += changedColumns(table, compared.before, compared.after).length;
      if (turns.isOver()) await turns.next();
    }
    await beat();
  }
  if (rows === 0) throw new ImportRefusal("invalid", "The sheet has no rows under its header");
  for (const gone of comparison.removed()) {
    found.removed.push(gone);
    if (turns.isOver()) await turns.next();
  }

  const main = [...found.changed, ...found.added, ...found.removed].map(
    ({ before, after }): RowChange => ({ table: table.name, before, after }),
  );
  const others = await consequencesOf(table, main, (...which) => changes.rowsWhere(...which));
  const counts: ChangeCounts = {
    added: found.added.length,
    changed: found.changed.length,
    changedCells,
    removed: found.removed.length,
    unchanged,
    invalid: found.invalid.length,
    existing: await changes.count(table),
    dependants: Object.fromEntries(
      [...Map.groupBy(others, (change) => change.table)].map(([name, list]) => [name, list.length]),
    ),
  };
  await beat();
  const sheet = { table, found, raw, others };
  return { rows, counts, revisions, changes: await changeRows(set.id, sheet) };
}

/** Every product, by its normalised code. */
async function knownProducts(changes: ChangesRepository): Promise<Map<string, KnownProduct>> {
  const known = new Map<string, KnownProduct>();
  const turns = takeTurns();
  for await (const rows of changes.allRows(tableNamed("product"))) {
    for (const { code, code_key: key, family } of rows) {
      known.set(String(key), { code: String(code), family: family as FamilyId });
    }
    if (turns.isOver()) await turns.next();
  }
  return known;
}

/** The rows that an import may touch, by their key. */
async function existingRows(
  changes: ChangesRepository,
  set: ChangeSetRow,
  columns: readonly CatalogueColumn[],
  products: ReadonlyMap<string, KnownProduct>,
): Promise<Map<string, Row>> {
  const table = tableNamed(set.table_name);
  const existing = new Map<string, Row>();
  const turns = takeTurns();
  const keep = async (rows: readonly Row[]) => {
    for (const row of rows) {
      existing.set(uploadKey(table, row), row);
      if (turns.isOver()) await turns.next();
    }
  };
  // A code that is no key may be what the sheet changes: its old row has another.
  const at = columns.findIndex((column) => column.name === "code" && column.key);
  const column = columns[at];
  if (set.mode === "partial" && column) {
    const codes = new Set<string>();
    for await (const rows of stagedRows(changes, set)) {
      for (const [, cells] of rows) {
        const reading = readCell(column, cells[at]);
        const code = "value" in reading ? normalizeCode(String(reading.value ?? "")) : "";
        const known = products.get(code);
        if (known) codes.add(known.code);
      }
    }
    await keep(await changes.rowsWhere(table, "code", [...codes]));
    return existing;
  }
  for await (const rows of changes.allRows(table)) await keep(rows);
  return existing;
}
