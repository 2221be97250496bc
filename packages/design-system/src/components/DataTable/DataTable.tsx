import type { ReactNode } from "react";
import { useNarrow } from "../../internal/useNarrow.ts";
import type { TableVariants } from "../../internal/table.css.ts";
import { DataCards } from "./DataCards.tsx";
import { DataGrid } from "./DataGrid.tsx";
import { DataSkeleton } from "./DataSkeleton.tsx";
import type { DataViewProps, Sort } from "./types.ts";

export interface DataTableProps<Row> extends DataViewProps<Row>, TableVariants {
  /** Which of the four states is shown; `data` unless told. */
  state?: "data" | "loading" | "empty" | "error";
  /** Said to screen readers while `state` is `loading`. */
  loadingLabel?: string;
  /** How many rows the skeleton has; 8 unless told. */
  skeletonRows?: number;
  /** Shown instead of the table while `state` is `empty`: an `EmptyState` that says what to try next. */
  emptyState?: ReactNode;
  /** Shown instead of the table while `state` is `error`: an `ErrorState` with a way to try again. */
  errorState?: ReactNode;
  /** The order the rows are in; the head of that column says so. The table does not sort, its owner does. */
  sort?: Sort;
  /** A sortable head was pressed: ascending first, the other way next. */
  onSortChange?: (sort: Sort) => void;
  /** The row under the pointer or the focus, null when there is none. */
  onRowHover?: (id: string | null) => void;
  /** Lit like a chosen row, without being one: the dimension under the pointer. */
  litId?: string | null;
  /** What becomes of rows on a phone; `cards` unless told. */
  onNarrow?: "cards" | "table";
  /** A row as a card; a title and label-value pairs unless told. */
  renderCard?: (row: Row) => ReactNode;
  /** px; the table scrolls inside this height, and its head and first column stay. Without it the page scrolls. */
  maxHeight?: number;
  /** How many columns stay in sight when the table is scrolled sideways; 1 unless told. */
  stickyColumns?: number;
}

/**
 * Rows of one kind. Arrows move, Enter opens, Space chooses, heads sort. Past 200 rows only those in sight are
 * rendered, all of one height, whether the page scrolls or a window of `maxHeight`; on a phone every row is a card.
 */
export function DataTable<Row>({
  state = "data",
  loadingLabel,
  skeletonRows = 8,
  emptyState,
  errorState,
  onNarrow = "cards",
  renderCard,
  ...rest
}: DataTableProps<Row>) {
  const isNarrow = useNarrow();
  if (state === "error") return errorState;
  if (state === "empty") return emptyState;
  const { label, columns, rowHeight, headRule, onSelect, selectionControl } = rest;
  const asCards = isNarrow && onNarrow === "cards";
  if (state === "loading")
    return (
      <DataSkeleton
        label={loadingLabel ?? label}
        columns={columns}
        count={skeletonRows}
        rowHeight={rowHeight}
        headRule={headRule}
        asCards={asCards}
        hasControls={
          rest.onSelectionChange !== undefined ||
          (onSelect !== undefined && selectionControl === "radio")
        }
      />
    );
  return asCards ? <DataCards {...rest} renderCard={renderCard} /> : <DataGrid {...rest} />;
}
