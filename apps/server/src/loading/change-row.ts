import type { ChangeRowRow } from "../db/schema.ts";
import type { Message } from "../messages/message.ts";
import { kindOf, type LabeledChange, type Row } from "./change.ts";
import type { CellProblem } from "./problem.ts";
import type { Cell } from "./upload/cells.ts";

/** A row of a change set. */
export interface ChangeRow extends LabeledChange {
  /** Its place in the set. */
  readonly seq: number;
  /** The row of the sheet; null for a row that is not in it. */
  readonly sheetRow: number | null;
  readonly kind: ChangeRowRow["kind"];
  /** The cells as they were sent; only of an invalid row. */
  readonly cells: readonly Cell[] | null;
  /** Why a row is invalid; of another row, its unlikely values. */
  readonly problems: readonly CellProblem[];
}

/** A row that is not in a sheet. */
export const unsentRow = (seq: number, { change, label }: LabeledChange): ChangeRow => ({
  seq,
  sheetRow: null,
  kind: kindOf(change),
  label,
  change,
  cells: null,
  problems: [],
});

export const isWarned = ({ kind, problems }: Pick<ChangeRow, "kind" | "problems">): boolean =>
  kind !== "invalid" && problems.length > 0;

const parsed = <Value>(json: string | null): Value | null =>
  json === null ? null : (JSON.parse(json) as Value);

/** The stored problems of a row. Older versions stored what is expected as an English text. */
export function problemsIn(stored: string | null): CellProblem[] {
  const problems = JSON.parse(stored ?? "[]") as (Omit<CellProblem, "expected"> & {
    readonly expected: Message | string;
  })[];
  return problems.map(({ expected, ...problem }) => ({
    ...problem,
    expected: typeof expected === "string" ? { all: [expected], by: " " } : expected,
  }));
}

export const changeRowOf = (row: Omit<ChangeRowRow, "change_set_id">): ChangeRow => ({
  seq: row.seq,
  sheetRow: row.sheet_row,
  kind: row.kind,
  label: row.label,
  change: {
    table: row.table_name,
    before: parsed<Row>(row.before),
    after: parsed<Row>(row.after),
  },
  cells: parsed<Cell[]>(row.cells),
  problems: problemsIn(row.problems),
});

const json = (value: object | null) => value && JSON.stringify(value);

/** The columns of a row of the set `id`. */
export const toChangeRow = (
  id: string,
  { seq, sheetRow, kind, label, change, cells, problems }: ChangeRow,
): ChangeRowRow => ({
  change_set_id: id,
  seq,
  sheet_row: sheetRow,
  kind,
  table_name: change.table,
  label,
  before: json(change.before),
  after: json(change.after),
  cells: json(cells),
  problems: problems.length > 0 ? json(problems) : null,
});
