import { useEffect, useId, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { frame, gap, table } from "../../internal/table.css.ts";
import { size } from "../../theme/scale.ts";
import type { DataTableProps } from "./DataTable.tsx";
import { GridFoot } from "./GridFoot.tsx";
import { GridHead } from "./GridHead.tsx";
import { GridRow, GroupRow } from "./GridRow.tsx";
import { layoutOf } from "./layout.ts";
import { linesOf, offsetsOf } from "./lines.ts";
import { rowsOf } from "./types.ts";
import { useColumnWidths } from "./useColumnWidths.ts";
import { useGrid } from "./useGrid.ts";
import { selectedShare, useSelection } from "./useSelection.ts";
import { useOverflow } from "./useOverflow.ts";
import { useWindow } from "./useWindow.ts";

/** From here on, rendering every row costs more than keeping track of those in sight. */
const virtualFrom = 200;
/** Rows that decide about the widths of a virtual table's columns, besides those in sight. */
const sampleCount = 24;

export type GridProps<Row> = Omit<
  DataTableProps<Row>,
  | "state"
  | "loadingLabel"
  | "skeletonRows"
  | "emptyState"
  | "errorState"
  | "onNarrow"
  | "renderCard"
>;

/**
 * The rows as a table. Not React Aria's: that builds every row and cell before it shows the first, which with 10,000
 * rows takes 670 ms to appear and 560 ms for each choice (adobe/react-spectrum#8783). Here rows are plain elements.
 */
export function DataGrid<Row>(props: GridProps<Row>) {
  const { label, columns, rows, groups, getRowId, getRowText, litId, maxHeight } = props;
  const { onSelect, selectionControl, onRowAction, onRowHover, stickyColumns = 1 } = props;
  const { rowHeight = "rowDense", headRule = "strong" } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const controlName = useId();

  const selection = useSelection(props);
  const radio = onSelect && selectionControl === "radio" ? "radio" : undefined;
  const control = selection.mode === "multiple" ? "checkbox" : radio;
  const all = rowsOf({ rows, groups });
  // Effects hang on these: the same rows have to be the same lines.
  const lines = useMemo(() => linesOf(rows, groups, getRowId), [rows, groups, getRowId]);
  const isVirtual = all.length > virtualFrom;
  const offsets = useMemo(
    () => (isVirtual ? offsetsOf(lines, rowHeight) : null),
    [isVirtual, lines, rowHeight],
  );

  const isWide = useOverflow(frameRef, tableRef);
  const { first, end } = useWindow(frameRef, bodyRef, offsets, lines.length);
  const names = columns.map(({ id }) => id).join();
  const widths = useColumnWidths(
    frameRef,
    isVirtual || stickyColumns + (control ? 1 : 0) > 1,
    isVirtual ? names : lines,
  );
  const layout = layoutOf(columns, all, control, stickyColumns, widths);
  const hasTotals = columns.some(({ total }) => total);

  const { active, tableProps, bodyProps } = useGrid({
    table: tableRef,
    lines,
    columnCount: layout.count,
    hasHeadControls:
      columns.some(({ isSortable }) => isSortable) ||
      (control === "checkbox" && props.selectAllLabel !== undefined),
    rowHeight: size[rowHeight],
    selection,
    getRowText,
    onRowAction,
    onRowHover,
  });

  // As the rows come, not when the wish does: by then somebody is elsewhere.
  const takesFocus = useRef(props.takesFocus);
  useEffect(() => {
    if (!takesFocus.current) return undefined;
    // The page that it is on may just be taking the focus to its heading.
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
      // The head of a group spans the columns: it decides about none.
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
    const height = offsets ? (offsets[to] ?? 0) - (offsets[from] ?? 0) : 0;
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
      className={frame({ isScroller: maxHeight !== undefined, isWide })}
      style={{
        ...(maxHeight !== undefined && { maxBlockSize: maxHeight }),
        scrollPaddingInlineStart: layout.stickyWidth,
      }}
      onScroll={({ currentTarget }) =>
        currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollLeft !== 0)
      }
    >
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
          sort={props.sort}
          onSortChange={props.onSortChange}
          selectAllLabel={props.selectAllLabel}
          share={selectedShare(props.selectedIds, all.length)}
          onToggleAll={() =>
            selectedShare(props.selectedIds, all.length) === "all"
              ? selection.clear()
              : selection.selectAll()
          }
        />
        <tbody ref={bodyRef} {...bodyProps}>
          {body}
        </tbody>
        {hasTotals && (
          <GridFoot
            layout={layout}
            rows={all}
            label={props.totalLabel}
            rowIndex={lines.length + 2}
          />
        )}
      </table>
    </div>
  );
}
