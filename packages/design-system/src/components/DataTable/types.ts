import type { ReactNode } from "react";

export interface DataColumn<Row> {
  id: string;
  /** With the unit, when the figures have one: `Size, mm`. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: "start" | "end";
  /** px; columns without one share what is left. */
  width?: number;
  /** The cell that names its row; the first column unless told. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  isMono?: boolean;
  /** For a column of drawings or controls, whose head is read but not shown; left out of cards. */
  hideHeader?: boolean;
  /** Quieter than the values one acts on. */
  isMuted?: boolean;
}

export interface RowGroup<Row> {
  id: string;
  label: string;
  rows: readonly Row[];
}

export interface Sort {
  column: string;
  direction: "ascending" | "descending";
}

/** What the table and its cards have in common. */
export interface DataViewProps<Row> {
  /** The name of the table for screen readers. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Either `rows`, or `groups` with a head each. */
  rows?: readonly Row[];
  groups?: readonly RowGroup<Row>[];
  getRowId: (row: Row) => string;
  /** The row in words: what a radio is called and what typing finds. */
  getRowText: (row: Row) => string;
  /** The chosen row. With `onSelect` rows can be chosen; arrows choose as they go. */
  selectedId?: string | null;
  onSelect?: (id: string) => void;
  /** `radio` shows a radio button in every row. */
  selectionControl?: "row" | "radio";
  /** Enter or a double press; a single press where rows cannot be chosen. */
  onRowAction?: (id: string) => void;
}

export const rowsOf = <Row>({ rows, groups }: Pick<DataViewProps<Row>, "rows" | "groups">) =>
  groups ? groups.flatMap((group) => group.rows) : (rows ?? []);
