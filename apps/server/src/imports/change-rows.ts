/**
 * What a comparison stores. Each row has a number that follows from its place in the sheet alone, so
 * that one row can be compared again without the others: invalid ones first, then changed, added and
 * removed ones, then what follows in other tables.
 */
import type { Insertable } from "kysely";
import type { CatalogueTable } from "@caliper/catalogue-model";
import { tableNamed } from "../changes/apply.ts";
import type { RowChange } from "../changes/change.ts";
import { kindOf } from "../changes/changes.service.ts";
import { takeTurns } from "../changes/turns.ts";
import type { ChangeRowRow } from "../db/schema.ts";
import type { Cell } from "./cells.ts";
import { type ComparedRow, labelOf } from "./compare.ts";
import { isFamilyTable } from "./rules.ts";

export type Found = Record<Exclude<ComparedRow["kind"], "unchanged">, ComparedRow[]>;
export type NewChangeRow = Insertable<ChangeRowRow>;

/** Numbers per kind; a sheet has two million rows at most, and a database's integer ends at 2^31. */
const span = 400_000_000;
const kinds = ["invalid", "changed", "added", "removed"] as const;
const following = kinds.length * span;
/** After the products that follow sheet rows one by one. */
const afterProducts = following + span / 4;

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

/** The number of a row by its place in the sheet, or among the removed ones. */
export const seqOf = (kind: keyof Found, place: number): number =>
  kinds.indexOf(kind) * span + place;

/** @param index among the removed rows, for one that does not stand in the sheet */
export function changeRow(
  id: string,
  table: CatalogueTable,
  { kind, sheetRow, before, after, problems }: ComparedRow & { kind: keyof Found },
  cells: readonly Cell[],
  index = 0,
): NewChangeRow {
  return {
    change_set_id: id,
    seq: seqOf(kind, sheetRow ?? index),
    sheet_row: sheetRow,
    kind,
    table_name: table.name,
    label: labelOf(table, after ?? before),
    before: json(before),
    after: json(after),
    cells: kind === "invalid" ? JSON.stringify(cells) : null,
    problems: kind === "invalid" ? JSON.stringify(problems) : null,
  };
}

/** The number of the product's row that follows a row of the sheet. */
export const productSeq = (sheetRow: number): number => following + sheetRow;

export function consequenceRow(id: string, seq: number, change: RowChange): NewChangeRow {
  return {
    change_set_id: id,
    seq,
    sheet_row: null,
    kind: kindOf(change),
    table_name: change.table,
    label: labelOf(tableNamed(change.table), change.after ?? change.before),
    before: json(change.before),
    after: json(change.after),
    cells: null,
    problems: null,
  };
}

interface ComparedSheet {
  readonly table: CatalogueTable;
  readonly found: Readonly<Found>;
  /** The cells of invalid rows as they arrived, by their row. */
  readonly raw: ReadonlyMap<number, readonly Cell[]>;
  readonly others: readonly RowChange[];
}

export async function changeRows(
  id: string,
  { table, found, raw, others }: ComparedSheet,
): Promise<NewChangeRow[]> {
  const rows: NewChangeRow[] = [];
  const turns = takeTurns();
  const push = async (row: NewChangeRow) => {
    rows.push(row);
    if (turns.isOver()) await turns.next();
  };
  for (const kind of kinds) {
    for (const [index, compared] of found[kind].entries()) {
      const cells = raw.get(compared.sheetRow ?? 0) ?? [];
      await push(changeRow(id, table, { ...compared, kind }, cells, index));
    }
  }
  const sheetRows = new Map(
    (isFamilyTable(table) ? [...found.changed, ...found.added] : []).map(
      ({ after, sheetRow }) => [after?.["code"], sheetRow ?? 0] as const,
    ),
  );
  let next = afterProducts;
  for (const change of others) {
    const sheetRow = sheetRows.get(change.after?.["code"]);
    const seq = sheetRow === undefined ? (next += 1) : productSeq(sheetRow);
    await push(consequenceRow(id, seq, change));
  }
  return rows;
}
