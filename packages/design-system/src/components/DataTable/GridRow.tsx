import { memo, type ReactNode } from "react";
import {
  cell,
  detailCell,
  groupLabel,
  groupRow,
  groupRowCell,
  row as rowStyle,
  type TableVariants,
} from "../../internal/table.css.ts";
import { decimalPadding } from "../../internal/decimals.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { RowControl } from "./RowControl.tsx";
import type { ColumnLayout } from "./layout.ts";
import type { DataColumn } from "./types.ts";

export interface RowShape<Row> extends Pick<TableVariants, "rowHeight"> {
  layout: ColumnLayout<Row>;
  /** Rows take the focus. */
  isGrid: boolean;
  isInteractive: boolean;
  /** Unique in the document: the name of the group of radios, and the start of the ids of cells. */
  name: string;
  renderDetail: ((row: Row) => ReactNode) | undefined;
  onToggle: (id: string, isRange: boolean) => void;
}

interface GridRowProps<Row> extends RowShape<Row> {
  line: number;
  id: string;
  row: Row;
  text: string;
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  /** Highlighted from outside the table. */
  isHighlighted?: boolean | undefined;
  /** Invisible; only used to measure widths. */
  isSample?: boolean;
}

/** Memoized plain elements, because a table may have thousands. */
export const GridRow = memo(Row) as typeof Row;

function Row<Data>({
  layout,
  rowHeight,
  isGrid,
  isInteractive,
  name,
  renderDetail,
  onToggle,
  line,
  id,
  row,
  text,
  isSelected,
  isHighlighted,
  isSample = false,
}: GridRowProps<Data>) {
  const { control, columns, hasRest } = layout;
  const detail = isSample ? null : (renderDetail?.(row) ?? null);
  const hasDetail = detail !== null;
  const idOf = (column: DataColumn<Data>) => `${name}${line}-${column.id}`;
  const cells = (
    <tr
      className={rowStyle({ rowHeight, isInteractive, isSample })}
      {...(!isSample && { "aria-labelledby": namingIds(columns, idOf) })}
      aria-rowindex={line + 2}
      aria-selected={isSelected}
      {...(isGrid && !isSample && { tabIndex: -1 })}
      {...(!isSample && {
        "data-line": line,
        "data-row-id": id,
        "data-selected": isSelected || undefined,
        "data-highlighted": isHighlighted || undefined,
      })}
    >
      {control && (
        <td
          className={cell({ sticky: control.sticky, hasDetail, isUnprinted: true })}
          style={control.style}
        >
          <RowControl
            kind={control.kind}
            name={name}
            label={text}
            isSelected={isSelected === true}
            onToggle={(isRange) => onToggle(id, isRange)}
          />
        </td>
      )}
      {columns.map(({ column, isRowHeader, isAfterFigures, sticky, style, fraction }) => {
        const Element = isRowHeader ? "th" : "td";
        const content = column.cell(row);
        return (
          <Element
            key={column.id}
            {...(!isSample && { id: idOf(column) })}
            {...(isRowHeader && { scope: "row" })}
            className={cell({
              align: column.align,
              isMono: column.isMono,
              isMuted: column.isMuted,
              isAfterFigures,
              isBreaking: column.minWidth !== undefined,
              isUnprinted: column.isUnprinted,
              sticky,
              hasDetail,
            })}
            style={{ ...style, ...decimalPadding(content, fraction) }}
          >
            {content}
          </Element>
        );
      })}
      {hasRest && <td className={cell({ hasDetail })} aria-hidden />}
    </tr>
  );
  if (!hasDetail) return cells;
  return (
    <>
      {cells}
      <tr className={rowStyle()} data-line={line} data-row-id={id}>
        <td className={detailCell} colSpan={layout.count}>
          {detail}
        </td>
      </tr>
    </>
  );
}

/** A row is announced with all that it says, its code first; not with its drawings and buttons. */
function namingIds<Data>(
  columns: ColumnLayout<Data>["columns"],
  idOf: (column: DataColumn<Data>) => string,
): string {
  const announcedColumns = columns.filter(
    ({ column }) => !column.hideHeader && !column.isUnprinted,
  );
  return [
    ...columns.filter(({ isRowHeader }) => isRowHeader),
    ...announcedColumns.filter(({ isRowHeader }) => !isRowHeader),
  ]
    .map(({ column }) => idOf(column))
    .join(" ");
}

interface WaitingRowProps extends Pick<TableVariants, "rowHeight"> {
  line: number;
  label: string | undefined;
  columnCount: number;
}

/** The place of a row that is not loaded yet. */
export const WaitingRow = memo(function WaitingRow({
  line,
  label,
  columnCount,
  rowHeight,
}: WaitingRowProps) {
  return (
    <tr className={rowStyle({ rowHeight })} aria-rowindex={line + 2}>
      <td className={cell()} colSpan={columnCount}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Skeleton />
      </td>
    </tr>
  );
});

interface GroupRowProps {
  line: number;
  label: string;
  count: number;
  columnCount: number;
}

/** The heading of a group, with its number of rows. */
export const GroupRow = memo(function GroupRow({ line, label, count, columnCount }: GroupRowProps) {
  return (
    <tr className={groupRow} aria-rowindex={line + 2} data-group="">
      <td className={groupRowCell} colSpan={columnCount}>
        <span className={groupLabel}>
          {label} <span>{count}</span>
        </span>
      </td>
    </tr>
  );
});
