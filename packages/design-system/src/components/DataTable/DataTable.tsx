import type { ReactNode } from "react";
import { useNarrow } from "../../internal/useNarrow.ts";
import type { TableVariants } from "../../internal/table.css.ts";
import { CardList } from "./CardList.tsx";
import { ColumnMenu } from "./ColumnMenu.tsx";
import { DataCards } from "./DataCards.tsx";
import { cardsMenu } from "./DataTable.css.ts";
import { DataGrid, type DataGridOptions } from "./DataGrid.tsx";
import { DataSkeleton } from "./DataSkeleton.tsx";
import { rowsOf } from "./types.ts";
import { type DataTableOptions, useDataTable } from "./useDataTable.ts";

export interface DataTableProps<Row>
  extends
    Omit<DataTableOptions<Row>, "onRowAction">,
    Omit<DataGridOptions<Row>, "onRowAction">,
    TableVariants {
  /** Enter or a double click; a single click where a click does not select. */
  onRowAction?: (row: Row) => void;
  /** Which of the four states is shown; `data` by default. */
  state?: "data" | "loading" | "empty" | "error";
  /** How many rows the skeleton has; 8 by default. */
  skeletonRows?: number;
  /** Shown instead of the table while `state` is `empty`: an `EmptyState` that suggests what to try next. */
  emptyState?: ReactNode;
  /** Shown instead of the table while `state` is `error`: an `ErrorState` with a way to try again. */
  errorState?: ReactNode;
  /** How rows are shown; by default as cards on a phone and as a table elsewhere. */
  view?: "cards" | "table";
  /** A row as a card; a title and label-value pairs by default. */
  renderCard?: (row: Row) => ReactNode;
}

/**
 * Rows of one kind. Arrow keys move, Enter opens, Space selects, headers sort. Past 200 rows only those in view are
 * rendered, whether the page scrolls or a window of `maxHeight`; on a phone every row is a card.
 */
export function DataTable<Row>({ onRowAction: act, ...options }: DataTableProps<Row>) {
  const { getRowId, state = "data", emptyState, errorState, selectionControl } = options;
  const onRowAction =
    act &&
    ((id: string) => {
      const row = rowsOf(options).find((each) => each !== undefined && getRowId(each) === id);
      if (row !== undefined) act(row);
    });
  const props = { ...options, onRowAction };
  const narrowView = useNarrow() ? "cards" : "table";
  const model = useDataTable(props);
  if (state === "error") return errorState;
  if (state === "empty") return emptyState;
  const asCards = (props.view ?? narrowView) === "cards";
  const { mode } = model.selection;
  const radio = mode === "single" && selectionControl === "radio" ? "radio" : undefined;
  const control = mode === "multiple" ? "checkbox" : radio;
  if (state === "loading")
    return (
      <DataSkeleton
        label={props.loadingLabel ?? props.label}
        columns={model.columns}
        count={props.skeletonRows ?? 8}
        rowHeight={props.rowHeight}
        headRule={props.headRule}
        asCards={asCards}
        hasControls={control !== undefined}
        hasMenu={model.menu !== undefined}
      />
    );
  if (asCards && props.keyboard === "tab") return <CardList {...props} model={model} />;
  return asCards ? (
    <>
      {model.menu && !props.renderCard && (
        <div className={cardsMenu}>
          <ColumnMenu {...model.menu} />
        </div>
      )}
      <DataCards {...props} columns={model.columns} selection={model.selection} control={control} />
    </>
  ) : (
    <DataGrid {...props} model={model} control={control} />
  );
}
