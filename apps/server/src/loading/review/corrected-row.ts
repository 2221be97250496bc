import type { Kysely } from "kysely";
import {
  type CatalogueColumn,
  type CatalogueTable,
  type FamilyId,
  normalizeCode,
} from "@caliper/catalogue-model";
import { tableNamed, uploadKey } from "../change.ts";
import type { ChangeSetsRepository } from "../change-sets.repository.ts";
import { type ChangeRow, isWarned } from "../change-row.ts";
import type { ChangeCounts, ChangeSet } from "../change-set.ts";
import { consequencesOf } from "../compare/consequences.ts";
import type { Database } from "../../db/index.ts";
import { type Cell, readCell } from "../upload/cells.ts";
import { changeRow, consequenceRow, productSeq, seqOf } from "../compare/change-rows.ts";
import { changedColumns, createComparison, type RowKind } from "../compare/compare.ts";
import { knownNames } from "../compare/vocabulary.ts";
import { readRow } from "../upload/rows.ts";
import { isFamilyTable, type KnownProduct } from "../compare/rules.ts";
import { columnsOf, isBlank } from "../upload/sheet.ts";
import { partsOf } from "../compare/split.ts";

/** A row of the sheet with one corrected cell. */
export interface CorrectedRow {
  readonly sheetRow: number;
  /** Index of the cell in the header. */
  readonly at: number;
  readonly before: readonly Cell[];
  readonly after: readonly Cell[];
}

/**
 * Compares one corrected row alone and stores the result. This equals a whole comparison unless other
 * rows are affected (by a changed key, a duplicate, or shifted numbers of new rows) or the row is counted elsewhere: for
 * its names, removed characters or codes. Scaled columns stay as the last whole comparison found them.
 * @returns the counts of the set; undefined when the whole sheet has to be compared
 */
export async function compareCorrectedRow(
  changes: ChangeSetsRepository,
  set: ChangeSet,
  { sheetRow, at, before, after }: CorrectedRow,
  thisYear: number,
  db: Kysely<Database>,
): Promise<ChangeCounts | undefined> {
  const table = tableNamed(set.table);
  const columns = columnsOf(table, set.header);
  const isByCode = columns.some(({ name, key }) => name === "code" && key);
  // Whether a row of a chain is valid depends on the other rows.
  if (table.chain.length > 0) return undefined;
  if (!isByCode || columns[at]?.key !== false || isBlank(before) || isBlank(after))
    return undefined;
  const isSplit = [before, after].some((cells) => partsOf(columns, set.split, cells).length > 1);
  if (isSplit) return undefined;
  if (await changes.isStale(set, db)) return undefined;
  const old = await changes.sheetRow(set.id, sheetRow, db);
  // Comparisons of an older version numbered their rows differently.
  if (old && (isDuplicate(old) || old.seq !== seqOf(old.kind, sheetRow))) return undefined;

  const products = await productsOf(changes, table, columns, after, db);
  const codes = [...products.values()].map(({ code }) => code);
  const rows = await changes.rowsWhere(table, "code", codes, db);
  const comparison = createComparison({
    table,
    mode: set.mode ?? "partial",
    columns,
    existing: new Map(rows.map((row) => [uploadKey(table, row), row])),
    products,
    names: await knownNames(changes, table),
    nextId: 0,
    thisYear,
    loadedAt: set.createdAt,
    source: set.source,
  });
  const isPlain = [before, after].every((cells) => {
    const { values, cleaned } = readRow(columns, cells);
    return cleaned.length === 0 && comparison.names.areKnown(values);
  });
  if (!isPlain) return undefined;
  const next = comparison.compare(sheetRow, readRow(columns, after, set.source));
  const isNumbered = table.primaryKey[0] === "id";
  if (isNumbered && (old?.kind === "added" || next.kind === "added")) return undefined;

  const product = productSeq(sheetRow);
  const hadProduct = await changes.removeRows(set.id, [product], db);
  if (old) await changes.removeRows(set.id, [old.seq], db);
  const main = { table: table.name, before: next.before, after: next.after };
  const isChange = next.kind === "changed" || next.kind === "added";
  const [consequence] =
    isChange && isFamilyTable(table)
      ? await consequencesOf(table, [main], (...which) => changes.rowsWhere(...which, db))
      : [];
  const stored: ChangeRow[] = [];
  const { kind } = next;
  if (kind !== "unchanged") stored.push(changeRow(table, { ...next, kind }, after));
  if (consequence) stored.push(consequenceRow(product, consequence));
  await changes.addRows(set.id, stored, db);

  const counts = set.counts;
  const cells = { from: 0, to: changedColumns(table, next.before, next.after).length };
  if (old?.kind === "changed") {
    const { before, after } = old.change;
    cells.from = changedColumns(table, before, after).length;
  }
  return {
    ...moved(counts, old?.kind ?? "unchanged", kind),
    warned:
      counts.warned -
      Number(old !== undefined && isWarned(old)) +
      Number(isChange && next.warnings.length > 0),
    changedCells: counts.changedCells - cells.from + (kind === "changed" ? cells.to : 0),
    dependants: withProducts(counts.dependants, Number(consequence !== undefined) - hadProduct),
  };
}

const isDuplicate = ({ problems }: ChangeRow): boolean =>
  problems.some(({ kind }) => kind === "duplicate");

/** The products that the row's cells name, by their normalized code. */
async function productsOf(
  changes: ChangeSetsRepository,
  table: CatalogueTable,
  columns: readonly CatalogueColumn[],
  cells: readonly Cell[],
  db: Kysely<Database>,
): Promise<Map<string, KnownProduct>> {
  const keys = columns.flatMap((column, index) => {
    if (column.name !== "code" && !table.references.includes(column.name)) return [];
    const reading = readCell(column, cells[index]);
    return "value" in reading ? [normalizeCode(String(reading.value ?? ""))] : [];
  });
  const rows = await changes.rowsWhere(tableNamed("product"), "code_key", keys, db);
  return new Map(
    rows.map(({ code, code_key: key, family }) => [
      String(key),
      { code: String(code), family: family as FamilyId },
    ]),
  );
}

function moved(counts: ChangeCounts, from: RowKind, to: RowKind): ChangeCounts {
  const less = { ...counts, [from]: counts[from] - 1 };
  return { ...less, [to]: less[to] + 1 };
}

function withProducts(
  dependants: ChangeCounts["dependants"],
  more: number,
): ChangeCounts["dependants"] {
  const { product = 0, ...others } = dependants;
  return product + more === 0 ? others : { ...others, product: product + more };
}
