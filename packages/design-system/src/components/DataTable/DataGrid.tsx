import { type ReactNode, useEffect, useId, useRef } from "react";
import { frame, gap, highlightVar, table, type TableVariants } from "../../internal/table.css.ts";
import { size } from "../../theme/scale.ts";
import { ColumnMenu } from "./ColumnMenu.tsx";
import { corner, cornerButton, list } from "./DataTable.css.ts";
import { headLine } from "./gridElements.ts";
import { GridFoot } from "./GridFoot.tsx";
import { GridHead } from "./GridHead.tsx";
import { GridRow, GroupRow, WaitingRow } from "./GridRow.tsx";
import { columnVar, layoutOf } from "./layout.ts";
import { useColumnWidths } from "./useColumnWidths.ts";
import type { TablePlace } from "./types.ts";
import type { DataTableModel, DataTableOptions } from "./useDataTable.ts";
import { useGrid } from "./useGrid.ts";
import { useLineWindow } from "./useLineWindow.ts";
import { useOverflow } from "./useOverflow.ts";

/** Number of sample rows of a virtual table, besides those in view and the longest, that determine its column widths. */
const sampleCount = 24;

/** Lines spread over a table, and the line with the longest value of each sortable column. */
function sampleOf<Row>({ lines, columns }: DataTableModel<Row>): ReadonlySet<number> {
  const spread = Array.from({ length: sampleCount }, (_, index) =>
    Math.floor((index * lines.length) / sampleCount),
  );
  const longest = columns.map(({ sortBy }) => {
    const lengths = lines.map((line) =>
      line.kind === "row" ? String(sortBy?.(line.row) ?? "").length : 0,
    );
    return lengths.indexOf(lengths.reduce((maxLength, length) => Math.max(maxLength, length), 0));
  });
  return new Set([...spread, ...longest]);
}

export interface DataGridOptions<Row> {
  /**
   * `grid` by default: one tab stop, arrow keys move from row to row and into cells. `tab`: Tab reaches every control;
   * for rows that are neither selected nor opened, but have fields in them.
   */
  keyboard?: "grid" | "tab";
  /**
   * Columns are exactly as wide as their required `width`; text wraps, and rows are as high as their content.
   * The remaining width stays empty at the end.
   */
  isWrapped?: boolean;
  /** A line below the cells of a row, such as its problems; null for none. */
  renderDetail?: (row: Row) => ReactNode;
  /** For screen readers while the table, or a row of it, is loading. */
  loadingLabel?: string;
  /** px; the table scrolls inside this height, and its header and first column stay. Without it the page scrolls. */
  maxHeight?: number;
  /** Rows highlighted from outside the table; cards are not. */
  highlightedIds?: ReadonlySet<string> | undefined;
  /** The column highlighted from outside the table, such as by a drawing; null for none. Without it, no column can be. */
  highlightedColumn?: string | null;
  /** The pointer or the focus came to a cell, or left the table; never from touch, and not in cards. */
  onHighlight?: (place: TablePlace | null) => void;
  /** A row to scroll into the middle of the window, by its index; a new object scrolls again. Cards stay where they are. */
  scrollTo?: { readonly index: number } | undefined;
}

interface DataGridProps<Row>
  extends
    DataGridOptions<Row>,
    Pick<
      DataTableOptions<Row>,
      | "label"
      | "getRowText"
      | "onRowAction"
      | "onRowsNeeded"
      | "selectAllLabel"
      | "takesFocus"
      | "totalLabel"
    >,
    Pick<TableVariants, "headRule" | "rowHeight"> {
  model: DataTableModel<Row>;
  /** Props of the start of every row. */
  control: "radio" | "checkbox" | undefined;
}

/**
 * The rows as a table. Not React Aria's: that builds every row and cell before it shows the first, which with 10,000
 * rows takes 670 ms to appear and 560 ms for each selection (adobe/react-spectrum#8783). Here rows are plain elements.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { model, control, label, getRowText, maxHeight, onRowAction } = props;
  const { rowHeight = "rowDense", headRule = "strong", isWrapped = false, renderDetail } = props;
  const { highlightedIds, highlightedColumn, onHighlight } = props;
  const isGrid = props.keyboard !== "tab";
  const { lines, columns, selection, menu } = model;
  const frameRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const name = useId();

  const isWide = useOverflow(frameRef, tableRef);
  const { isVirtual, render } = useLineWindow({
    frame: frameRef,
    body: bodyRef,
    lines,
    rowHeight: size[rowHeight],
    maxHeight,
    // Initially, a selected row far down is scrolled into view.
    firstLine: () => lines.findIndex(({ kind, id }) => kind === "row" && selection.isSelected(id)),
    target: props.scrollTo,
    onRowsNeeded: props.onRowsNeeded,
  });
  const names = columns.map(({ id }) => id).join();
  const measuredWidths = useColumnWidths(
    frameRef,
    !isWrapped && (isVirtual || model.stickyIds.length + (control ? 1 : 0) > 1),
    isVirtual ? names : lines,
  );
  const givenWidths = [
    ...(control ? [size.rowDimension] : []),
    ...columns.map(({ width = 0 }) => width),
  ];
  const widths = isWrapped ? givenWidths : measuredWidths;
  const canHighlight = highlightedColumn !== undefined;
  const layout = layoutOf(model, { control, widths, hasRest: isWrapped, canHighlight });
  const hasTotals = columns.some(({ total }) => total);

  const { active, tableProps, bodyProps } = useGrid({
    table: tableRef,
    isGrid,
    lines,
    columnCount: layout.count,
    hasHeadControls:
      columns.some(({ sortBy }) => sortBy) ||
      (control === "checkbox" && props.selectAllLabel !== undefined),
    rowHeight: size[rowHeight],
    selection,
    getRowText,
    onRowAction,
    onPlace:
      onHighlight &&
      ((place) => {
        const line = lines[place?.line ?? headLine];
        const column = columns[(place?.column ?? -1) - (control ? 1 : 0)];
        onHighlight(
          place && { id: line?.kind === "row" ? line.id : undefined, column: column?.id ?? null },
        );
      }),
  });

  // Only when the rows appear: a later change of the prop must not move the focus.
  const takesFocus = useRef(props.takesFocus);
  useEffect(() => {
    if (!takesFocus.current) return undefined;
    // After the page, which may be moving the focus to its heading.
    const timer = setTimeout(() => tableRef.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);

  const isFixed = isVirtual && !isWrapped && widths !== null;
  const shape = {
    layout,
    rowHeight,
    isGrid,
    isInteractive: selection.mode !== "none" || onRowAction !== undefined,
    name,
    renderDetail,
    onToggle: (id: string, isRange: boolean) =>
      isRange ? selection.extendTo(id) : selection.toggle(id),
  };

  const lineOf = (index: number, isSample = false): ReactNode => {
    const line = lines[index];
    if (!line) return null;
    const { id } = line;
    if (line.kind === "waiting")
      return isSample ? null : (
        <WaitingRow
          key={id}
          line={index}
          label={props.loadingLabel}
          rowHeight={rowHeight}
          columnCount={layout.count}
        />
      );
    if (line.kind === "group")
      // The heading of a group spans all columns, so it has no effect on their widths.
      return isSample ? null : (
        <GroupRow
          key={`group ${id}`}
          line={index}
          label={line.label}
          count={line.count}
          columnCount={layout.count}
        />
      );
    return (
      <GridRow
        key={isSample ? `sample ${id}` : id}
        {...shape}
        line={index}
        id={id}
        row={line.row}
        text={getRowText(line.row)}
        isSelected={selection.mode === "none" ? undefined : selection.isSelected(id)}
        isHighlighted={highlightedIds?.has(id)}
        isSample={isSample}
      />
    );
  };

  const body = render(active, lineOf, (key, height) => (
    <tr key={key} className={gap} style={{ blockSize: height }} aria-hidden />
  ));
  if (isVirtual && widths === null)
    for (const index of sampleOf(model)) body.push(lineOf(index, true));

  return (
    <div
      ref={frameRef}
      className={`${list} ${frame({
        isScroller: maxHeight !== undefined,
        isWide,
        hasMenu: menu !== undefined,
      })}`}
      style={{
        maxBlockSize: maxHeight,
        scrollPaddingInlineStart: layout.stickyWidth,
      }}
      onScroll={({ currentTarget }) =>
        currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollLeft !== 0)
      }
      // Cells of a grid scroll into view by arrow keys.
      {...(isWide && !isGrid && { tabIndex: 0, role: "region", "aria-label": label })}
    >
      <table
        ref={tableRef}
        className={table({ headRule, isFixed: isFixed, isWrapped })}
        style={{
          ...(isWrapped && {
            minInlineSize: givenWidths.reduce((sum, width) => sum + width, 0),
          }),
          // Cells read it, so that no row is rendered again.
          ...(typeof highlightedColumn === "string" && {
            [columnVar(highlightedColumn)]: `var(${highlightVar})`,
          }),
        }}
        aria-label={label}
        aria-rowcount={lines.length + 1 + (hasTotals ? 1 : 0)}
        aria-multiselectable={selection.mode === "multiple" || undefined}
        {...tableProps}
      >
        {(isFixed || isWrapped) && widths && (
          <colgroup>
            {widths.map((width, index) => (
              <col key={`${names} ${String(index)}`} style={{ inlineSize: width }} />
            ))}
          </colgroup>
        )}
        <GridHead
          layout={layout}
          label={label}
          sort={model.sort}
          toggleSort={model.toggleSort}
          selection={selection}
          selectAllLabel={props.selectAllLabel}
        />
        <tbody ref={bodyRef} {...bodyProps}>
          {body}
        </tbody>
        {hasTotals && (
          <GridFoot
            layout={layout}
            rows={model.rows}
            label={props.totalLabel}
            rowIndex={lines.length + 2}
          />
        )}
      </table>
      {menu && (
        <div className={corner}>
          <span className={cornerButton}>
            <ColumnMenu {...menu} hint={menu.labels.sortHint} />
          </span>
        </div>
      )}
    </div>
  );
}
