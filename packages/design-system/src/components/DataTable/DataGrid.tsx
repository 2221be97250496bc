import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { frame, gap, table, type TableVariants } from "../../internal/table.css.ts";
import { size } from "../../theme/scale.ts";
import { ColumnMenu } from "./ColumnMenu.tsx";
import { GridFoot } from "./GridFoot.tsx";
import { GridHead } from "./GridHead.tsx";
import { GridRow, GroupRow } from "./GridRow.tsx";
import { layoutOf } from "./layout.ts";
import { useColumnWidths } from "./useColumnWidths.ts";
import type { DataTableModel, DataTableOptions } from "./useDataTable.ts";
import { useGrid } from "./useGrid.ts";
import { useLineWindow } from "./useLineWindow.ts";
import { useOverflow } from "./useOverflow.ts";

/** From this many rows on, rendering all of them costs more than keeping track of those in view. */
const virtualFrom = 200;
/** Rows of a virtual table, besides those in view, that determine the widths of its columns. */
const sampleCount = 24;

export interface DataGridOptions {
  /** Called with the row under the pointer or the focus, null when there is none. */
  onRowHover?: (id: string | null) => void;
  /** Highlighted like a selected row, without being one: the dimension under the pointer. */
  litId?: string | null;
  /** px; the table scrolls inside this height, and its header and first column stay. Without it the page scrolls. */
  maxHeight?: number;
}

interface DataGridProps<Row>
  extends
    DataGridOptions,
    Pick<
      DataTableOptions<Row>,
      "label" | "getRowText" | "onRowAction" | "selectAllLabel" | "takesFocus" | "totalLabel"
    >,
    Pick<TableVariants, "headRule" | "rowHeight"> {
  model: DataTableModel<Row>;
  /** What every row begins with. */
  control: "radio" | "checkbox" | undefined;
}

/**
 * The rows as a table. Not React Aria's: that builds every row and cell before it shows the first, which with 10,000
 * rows takes 670 ms to appear and 560 ms for each selection (adobe/react-spectrum#8783). Here rows are plain elements.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { model, control, label, getRowText, litId, maxHeight, onRowAction, onRowHover } = props;
  const { rowHeight = "rowDense", headRule = "strong" } = props;
  const { lines, columns, selection, menu } = model;
  const frameRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const controlName = useId();
  const isVirtual = model.rows.length > virtualFrom;

  const isWide = useOverflow(frameRef, tableRef);
  const { first, end, heightOf } = useLineWindow(frameRef, bodyRef, lines, rowHeight, isVirtual);
  // A selected row far down is in view at first.
  const [initialTop] = useState(() => {
    const line = lines.findIndex(({ kind, id }) => kind === "row" && selection.isSelected(id));
    return maxHeight === undefined || line < 0 ? 0 : heightOf(0, line) - maxHeight / 2;
  });
  useLayoutEffect(() => {
    if (initialTop > 0) frameRef.current?.scrollTo({ top: initialTop });
  }, [initialTop]);

  const names = columns.map(({ id }) => id).join();
  const widths = useColumnWidths(
    frameRef,
    isVirtual || model.stickyCount + (control ? 1 : 0) > 1,
    isVirtual ? names : lines,
  );
  const layout = layoutOf(model, control, widths);
  const hasTotals = columns.some(({ total }) => total);

  const { active, tableProps, bodyProps } = useGrid({
    table: tableRef,
    lines,
    columnCount: layout.count,
    hasHeadControls:
      columns.some(({ sortBy }) => sortBy) ||
      (control === "checkbox" && props.selectAllLabel !== undefined),
    rowHeight: size[rowHeight],
    selection,
    getRowText,
    onRowAction,
    onRowHover,
  });

  // Only when the rows appear: a later change of the prop must not move the focus.
  const takesFocus = useRef(props.takesFocus);
  useEffect(() => {
    if (!takesFocus.current) return undefined;
    // After the page, which may be moving the focus to its heading.
    const timer = setTimeout(() => tableRef.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);

  const shape = {
    layout,
    rowHeight,
    isFixed: isVirtual && widths !== null,
    isInteractive: selection.mode !== "none" || onRowAction !== undefined,
    controlName,
    onToggle: (id: string, isRange: boolean) =>
      isRange ? selection.extendTo(id) : selection.toggle(id),
  };

  const lineOf = (index: number, isSample = false): ReactNode => {
    const line = lines[index];
    if (!line) return null;
    const { id } = line;
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
        isLit={id === litId}
        isSample={isSample}
      />
    );
  };

  const body: ReactNode[] = [];
  const place = (from: number, to: number) => {
    const height = heightOf(from, to);
    if (height > 0)
      body.push(
        <tr key={`gap ${from}`} className={gap} style={{ blockSize: height }} aria-hidden />,
      );
  };
  let next = 0;
  const show = (index: number) => {
    place(next, index);
    body.push(lineOf(index));
    next = index + 1;
  };
  if (active !== null && active >= 0 && active < first) show(active);
  for (let index = first; index < end; index += 1) show(index);
  if (active !== null && active >= end && active < lines.length) show(active);
  place(next, lines.length);
  if (isVirtual && widths === null)
    for (let sample = 0; sample < sampleCount; sample += 1)
      body.push(lineOf(Math.floor((sample * lines.length) / sampleCount), true));

  return (
    <div
      ref={frameRef}
      className={frame({
        isScroller: maxHeight !== undefined,
        isWide,
        hasMenu: menu !== undefined,
      })}
      style={{
        ...(maxHeight !== undefined && { maxBlockSize: maxHeight }),
        scrollPaddingInlineStart: layout.stickyWidth,
      }}
      onScroll={({ currentTarget }) =>
        currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollLeft !== 0)
      }
    >
      {menu && <ColumnMenu {...menu} />}
      <table
        ref={tableRef}
        className={table({ headRule, isFixed: shape.isFixed })}
        aria-label={label}
        aria-rowcount={lines.length + 1 + (hasTotals ? 1 : 0)}
        aria-multiselectable={selection.mode === "multiple" || undefined}
        {...tableProps}
      >
        {shape.isFixed && widths && (
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
    </div>
  );
}
