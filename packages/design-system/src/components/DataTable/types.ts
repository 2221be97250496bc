import type { ReactNode } from "react";

export interface DataColumn<Row> {
  /** What sorting and keys call the column. */
  id: string;
  /** With the unit, when the figures have one: `Size, mm`. */
  header: string;
  /** What a row shows in this column. Plain text where it can be: it is what makes long tables quick. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures; `decimal` for figures in mono whose number of decimals differs: they meet at the point. */
  align?: "start" | "end" | "decimal";
  /** px; columns without one share what is left. */
  width?: number;
  /** The cell that names its row; the first column unless told. */
  isRowHeader?: boolean;
  /** The head becomes a button that asks for another order with `onSortChange`. */
  isSortable?: boolean;
  /** For codes and measurements. */
  isMono?: boolean;
  /** For a column of drawings or controls, whose head is read but not shown; left out of cards. */
  hideHeader?: boolean;
  /** Quieter than the values one acts on. */
  isMuted?: boolean;
  /** The column's figure in the row of totals at the foot: `(rows) => format(sum(rows))`. */
  total?: (rows: readonly Row[]) => ReactNode;
}

export interface RowGroup<Row> {
  id: string;
  /** The kind of match, the family: shown with the number of rows. */
  label: string;
  rows: readonly Row[];
}

export interface Sort {
  /** The `id` of the column. */
  column: string;
  direction: "ascending" | "descending";
}

/** What the table and its cards have in common. */
export interface DataViewProps<Row> {
  /** The name of the table for screen readers. */
  label: string;
  /** What each row shows, in order; the first stays in sight when the table is scrolled sideways. */
  columns: readonly DataColumn<Row>[];
  /** Either `rows`, or `groups` with a head each. */
  rows?: readonly Row[];
  /** Rows under a head that says what they have in common. */
  groups?: readonly RowGroup<Row>[];
  /** Unique within the table. */
  getRowId: (row: Row) => string;
  /** The row in words: what a radio is called, what a screen reader says, what typing finds. */
  getRowText: (row: Row) => string;
  /** The chosen row. With `onSelect` one row can be chosen; arrows choose as they go. */
  selectedId?: string | null;
  /** Makes rows choosable one at a time. */
  onSelect?: (id: string) => void;
  /** `radio` shows a radio button in every row. */
  selectionControl?: "row" | "radio";
  /** The chosen rows. With `onSelectionChange` many can be chosen, each by a checkbox. */
  selectedIds?: ReadonlySet<string>;
  /** Makes rows choosable in any number: Space, Shift and an arrow, Ctrl A, Escape. */
  onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** The name of the checkbox in the head that chooses all; without it there is none. */
  selectAllLabel?: string;
  /** Enter or a double press; a single press where a press does not choose. */
  onRowAction?: (id: string) => void;
  /** The chosen row, or the first, takes the focus when the rows appear: only where one asked for them by keyboard. */
  takesFocus?: boolean;
  /** Names the row of totals; needed when a column has a `total`. */
  totalLabel?: string;
}

export const rowsOf = <Row>({ rows, groups }: Pick<DataViewProps<Row>, "rows" | "groups">) =>
  groups ? groups.flatMap((group) => group.rows) : (rows ?? []);

/** The column whose cell names its row. */
export const namingColumn = <Row>(columns: readonly DataColumn<Row>[]) =>
  columns.find((column) => column.isRowHeader) ?? columns[0];
