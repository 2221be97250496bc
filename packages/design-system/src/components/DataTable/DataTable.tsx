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
  /** How many rows the skeleton has. */
  skeletonRows?: number;
  emptyState?: ReactNode;
  errorState?: ReactNode;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /** The row under the pointer or the focus, null when there is none. */
  onRowHover?: (id: string | null) => void;
  /** Lit like a chosen row, without being one: the dimension under the pointer. */
  litId?: string | null;
  /** What becomes of rows on a phone. */
  onNarrow?: "cards" | "table";
  /** A row as a card; a title and label-value pairs unless told. */
  renderCard?: (row: Row) => ReactNode;
  /** px; the table scrolls inside this height, and its head and first column stay. */
  maxHeight?: number;
}

/**
 * Rows of one kind. Arrows move, Enter opens, heads sort; past 200 rows only those in sight are rendered (give a
 * `maxHeight` then); on a phone every row is a card.
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
  const { label, columns, rowHeight, headRule } = rest;
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
      />
    );
  return asCards ? <DataCards {...rest} renderCard={renderCard} /> : <DataGrid {...rest} />;
}
