/**
 * The rows that a comparison stores. A row's sequence number depends only on its kind and sheet row,
 * so that one row can be compared again without the others. Order: invalid, changed, added, removed,
 * then consequences in other tables.
 */
import type { CatalogueTable } from "@caliper/catalogue-model";
import { tableNamed, type RowChange } from "../change.ts";
import { createYielder } from "../yielding.ts";
import { type ChangeRow, unsentRow } from "../change-row.ts";
import type { Cell } from "../upload/cells.ts";
import { type ComparedRow, labelOf } from "./compare.ts";
import { isFamilyTable } from "./rules.ts";
import { maxParts } from "./split.ts";

export type Found = Record<Exclude<ComparedRow["kind"], "unchanged">, ComparedRow[]>;

/** Sequence numbers per kind. A sheet has at most two million rows of 100 parts; an integer column ends at 2^31. */
const span = 400_000_000;
const kinds = ["invalid", "changed", "added", "removed"] as const;
const consequences = kinds.length * span;
/** First number after the product rows of sheet rows. */
const afterProducts = consequences + span / 2;

/** Sequence number of a row by its sheet row and part. */
export const seqOf = (kind: keyof Found, sheetRow: number, part = 0): number =>
  kinds.indexOf(kind) * span + sheetRow * maxParts + part;

/** Sequence number of a row that the sheet lacks, by its index among removed rows. */
const removedSeq = (index: number): number => kinds.indexOf("removed") * span + index;

/** @param index among the removed rows, for a row without a sheet row */
export function changeRow(
  table: CatalogueTable,
  { kind, sheetRow, part, before, after, problems, warnings }: ComparedRow & { kind: keyof Found },
  cells: readonly Cell[],
  index = 0,
): ChangeRow {
  return {
    seq: sheetRow === null ? removedSeq(index) : seqOf(kind, sheetRow, part),
    sheetRow,
    kind,
    label: labelOf(table, after ?? before),
    change: { table: table.name, before, after },
    cells: kind === "invalid" ? cells : null,
    problems: kind === "invalid" ? problems : warnings,
  };
}

/** Sequence number of the product row that a sheet row changes. */
export const productSeq = (sheetRow: number, part = 0): number =>
  consequences + sheetRow * maxParts + part;

export const consequenceRow = (seq: number, change: RowChange): ChangeRow =>
  unsentRow(seq, {
    change,
    label: labelOf(tableNamed(change.table), change.after ?? change.before),
  });

interface ComparedSheet {
  readonly table: CatalogueTable;
  readonly found: Readonly<Found>;
  /** Original cells of invalid rows, by sheet row. */
  readonly raw: ReadonlyMap<number, readonly Cell[]>;
  readonly others: readonly RowChange[];
}

export async function changeRows({
  table,
  found,
  raw,
  others,
}: ComparedSheet): Promise<ChangeRow[]> {
  const rows: ChangeRow[] = [];
  const yielder = createYielder();
  const push = async (row: ChangeRow) => {
    rows.push(row);
    if (yielder.isDue()) await yielder.pause();
  };
  for (const kind of kinds) {
    for (const [index, compared] of found[kind].entries()) {
      const cells = raw.get(compared.sheetRow ?? 0) ?? [];
      await push(changeRow(table, { ...compared, kind }, cells, index));
    }
  }
  const productSeqs = new Map(
    (isFamilyTable(table) ? [...found.changed, ...found.added] : []).map(
      ({ after, sheetRow, part }) => [after?.["code"], productSeq(sheetRow ?? 0, part)] as const,
    ),
  );
  let next = afterProducts;
  for (const change of others) {
    const seq = productSeqs.get(change.after?.["code"]) ?? (next += 1);
    await push(consequenceRow(seq, change));
  }
  return rows;
}
