import type { ReactNode } from "react";
import { useNarrow } from "../../internal/useNarrow.ts";
import { useRoom } from "../../internal/useRoom.ts";
import type { TableVariants } from "../../internal/table.css.ts";
import { CardList, CardTotals } from "./CardList.tsx";
import { DataGrid, type DataGridOptions } from "./DataGrid.tsx";
import { DataSkeleton } from "./DataSkeleton.tsx";
import { foldColumns } from "./foldColumns.tsx";
import { type DataColumn, rowsOf } from "./types.ts";
import { type DataTableOptions, useDataTable } from "./useDataTable.ts";

export interface DataTableProps<Row>
  extends
    Omit<DataTableOptions<Row>, "onRowAction" | "columns">,
    Omit<DataGridOptions<Row>, "onRowAction" | "columns">,
    TableVariants {
  /** In order, or a function of the table's width in px that returns them. */
  columns: readonly DataColumn<Row>[] | ((room: number) => readonly DataColumn<Row>[]);
  /** px; in a narrower table, columns with `foldsInto` are shown below others. Cards have every column. */
  foldsBelow?: number | undefined;
  /** px; in less width each row is a card, with `Infinity` always. By default rows are cards on a phone. */
  cardsBelow?: number | undefined;
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
  /** A row as a card; a title and label-value pairs by default. */
  renderCard?: (row: Row) => ReactNode;
}

/**
 * Rows of one kind. Arrow keys move, Enter opens, Space selects, headers sort. Past 200 rows only those in view are
 * rendered, whether the page scrolls or a window of `maxHeight`; on a phone every row is a card.
 */
export function DataTable<Row>({
  onRowAction: act,
  columns: all,
  foldsBelow,
  cardsBelow,
  ...options
}: DataTableProps<Row>) {
  const isNarrow = useNarrow();
  const { ref, room } = useRoom();
  const asCards = cardsBelow === undefined ? isNarrow : room < cardsBelow;
  const unfolded = typeof all === "function" ? all(room) : all;
  const isFolded = foldsBelow !== undefined && !asCards && room < foldsBelow;
  const columns = isFolded ? foldColumns(unfolded) : unfolded;
  const isMeasured =
    typeof all === "function" || foldsBelow !== undefined || cardsBelow !== undefined;
  const content = <DataView {...options} columns={columns} asCards={asCards} onRowAction={act} />;
  return isMeasured ? <div ref={ref}>{content}</div> : content;
}

function DataView<Row>({
  onRowAction: act,
  asCards,
  ...options
}: Omit<DataTableProps<Row>, "columns" | "onRowAction"> & {
  columns: readonly DataColumn<Row>[];
  asCards: boolean;
  onRowAction: DataTableProps<Row>["onRowAction"];
}) {
  const { getRowId, state = "data", emptyState, errorState, selectionControl } = options;
  const onRowAction =
    act &&
    ((id: string) => {
      const row = rowsOf(options).find((each) => each !== undefined && getRowId(each) === id);
      if (row !== undefined) act(row);
    });
  const props = { ...options, onRowAction };
  const model = useDataTable(props);
  if (state === "error") return errorState;
  if (state === "empty") return emptyState;
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
  if (!asCards) return <DataGrid {...props} model={model} control={control} />;
  return (
    <>
      <CardList {...props} model={model} control={control} />
      <CardTotals columns={props.columns} rows={model.rows} label={props.totalLabel} />
    </>
  );
}
