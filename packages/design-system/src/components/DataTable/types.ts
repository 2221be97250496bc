import type { ReactNode } from "react";

export interface DataColumn<Row> {
  /** Unique within the table; sorting and stored settings refer to it. */
  id: string;
  /** With the unit, when the figures have one: `Size, mm`. */
  header: string;
  /** The content of a row's cell. Plain text renders fastest, which matters in long tables. */
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable: numbers and dates by value, text by the page's language, null last. */
  sortBy?: (row: Row) => string | number | Date | null | undefined;
  /** `end` for figures; `decimal` for figures in mono with varying decimals, aligned at the point. */
  align?: "start" | "end" | "decimal";
  /** px; columns without a width share the remaining width. */
  width?: number;
  /** px. Longer text wraps, also inside words; on a screen the column is never narrower. */
  minWidth?: number;
  /** The id of the column below whose values these are shown while the table is narrower than `foldsBelow`. */
  foldsInto?: string | undefined;
  /** The cell that names its row; the first column by default. */
  isRowHeader?: boolean;
  /** For codes and measurements. */
  isMono?: boolean;
  /** Hides the header from view but not from screen readers: columns of drawings or controls. Left out of cards without `inCard`. */
  hideHeader?: boolean;
  /** On a card without its header: `beside` the name, for a menu of actions, or in a line `below` it, for a description. */
  inCard?: "beside" | "below";
  /** Left out on paper: a column of buttons. */
  isUnprinted?: boolean;
  /** Less prominent than the main values. */
  isMuted?: boolean;
  /** Stays in view when the table is scrolled sideways, as the first column always does. */
  isSticky?: boolean;
  /** The column's figure in the row of totals: `(rows) => format(sum(rows))`. */
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

/** A cell of a table: its row, undefined in the header, and its column, null for the whole row. */
export interface TablePlace {
  readonly id: string | undefined;
  readonly column: string | null;
}

/** Props that the table and its cards share. */
export interface DataViewProps<Row> {
  /** The name of the table for screen readers. */
  label: string;
  /** In order. */
  columns: readonly DataColumn<Row>[];
  /** Either `rows`, or `groups` with a heading each. Undefined: a row that is not loaded yet; such a table cannot be sorted. */
  rows?: readonly (Row | undefined)[];
  /** Called when rows that are not loaded come near the screen: some from `first` to before `end`. */
  onRowsNeeded?: (first: number, end: number) => void;
  /** Rows under a heading that names what they have in common. */
  groups?: readonly RowGroup<Row>[];
  /** Unique within the table. */
  getRowId: (row: Row) => string;
  /** The row as text: names its radio or checkbox, for screen readers and type-ahead. */
  getRowText: (row: Row) => string;
  /** The selected row. With `onSelect` one row can be selected; arrow keys select as they move. */
  selectedId?: string | null;
  /** Makes rows selectable one at a time. */
  onSelect?: (id: string) => void;
  /** `radio` shows a radio button in every row. */
  selectionControl?: "row" | "radio";
  /** The selected rows. With `onSelectionChange` many can be selected, each by a checkbox. */
  selectedIds?: ReadonlySet<string>;
  /** Makes any number of rows selectable: Space, Shift with an arrow, Ctrl A, Escape. */
  onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** Names the checkbox in the header that selects all rows; without it there is none. */
  selectAllLabel?: string;
  /** See `DataTable`. */
  onRowAction?: ((id: string) => void) | undefined;
  /** Focuses the selected row, or the first, when the rows appear: for searches started by keyboard. */
  takesFocus?: boolean;
  /** Names the row of totals; required when a column has a `total`. */
  totalLabel?: string;
}

export const rowsOf = <Row>({
  rows = [],
  groups,
}: {
  rows?: readonly Row[];
  groups?: readonly RowGroup<Row>[];
}) => groups?.flatMap((group) => group.rows) ?? rows;

/** The column whose cell names its row. */
export const namingColumn = <Column extends { isRowHeader?: boolean }>(
  columns: readonly Column[],
) => columns.find((column) => column.isRowHeader) ?? columns[0];

const isFigure = (column: { align?: string } | undefined) =>
  column?.align === "end" || column?.align === "decimal";

/** Whether a column of text follows a column of figures, which end where it starts. */
export const isAfterFigures = (columns: readonly { align?: string }[], index: number) =>
  isFigure(columns[index - 1]) && !isFigure(columns[index]);

/** One line of the body: a row, a row that is not loaded yet, or the heading of a group. */
export type Line<Row> =
  | { kind: "group"; id: string; label: string; count: number }
  | { kind: "row"; id: string; row: Row }
  | { kind: "waiting"; id: string };
