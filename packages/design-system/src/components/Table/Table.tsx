import type { CSSProperties, ReactNode } from "react";
import * as stackedStyles from "../../internal/stackedTable.css.ts";
import * as styles from "../../internal/table.css.ts";
import { decimalPadding, longestFraction } from "../../internal/decimals.ts";
import {
  type DataColumn,
  isAfterFigures,
  namingColumn,
  type RowGroup,
  rowsOf,
} from "../DataTable/types.ts";

export interface TableColumn<Row> extends Omit<
  DataColumn<Row>,
  "sortBy" | "total" | "header" | "isSticky" | "inCard"
> {
  header: ReactNode;
  /** How many columns the header covers; the columns after it have no header of their own. */
  headerSpan?: number;
  /** How many columns the cell of a row covers; the row has no cells in the columns after it. */
  cellSpan?: (row: Row) => number;
  /** Grid areas of header and cells in a table with `stackedColumns`; a header without an area is hidden. */
  stacked?: { header?: string; cell: string; align?: "start" };
}

export interface TableProps<Row> extends styles.StaticTableVariants {
  /** The name of the table for screen readers. */
  label: string;
  /** The columns, in order; the first stays in view when the table is scrolled sideways. */
  columns: readonly TableColumn<Row>[];
  /** Either `rows`, or `groups` with a heading each. */
  rows?: readonly Row[];
  /** Rows under a heading that names what they have in common. */
  groups?: readonly RowGroup<Row>[];
  /** Unique within the table. */
  getRowId: (row: Row) => string;
  /** The row highlighted from outside the table, such as by a drawing. */
  highlightedId?: string | null;
  /** Columns of a grid that rows use in a slim container, with the columns' `stacked` areas. */
  stackedColumns?: string;
  /** The pointer or the focus entered a row, or left it. */
  onHighlight?: (id: string | null) => void;
}

/** Columns left after the ones that an earlier column covers. */
function uncovered<Row>(
  columns: readonly TableColumn<Row>[],
  spanOf: (column: TableColumn<Row>) => number | undefined,
) {
  let covered = 0;
  return columns.flatMap((column, index) => {
    if (index < covered) return [];
    const span = spanOf(column) ?? 1;
    covered = index + span;
    return [{ column, index, colSpan: span === 1 ? undefined : span }];
  });
}

/** Rows to read, nothing to select: a plain table without a tab stop. Otherwise use `DataTable`. */
export function Table<Row>({
  label,
  columns,
  rows,
  groups,
  getRowId,
  highlightedId = null,
  onHighlight,
  stackedColumns,
  rowHeight = "rowDense",
  headRule = "hairline",
  density = "list",
}: TableProps<Row>) {
  const rowHeaderColumn = namingColumn(columns);
  const isStacked = stackedColumns !== undefined;
  const withStacked = (name: string, stacked: string) => (isStacked ? `${name} ${stacked}` : name);
  const all = rowsOf({ rows, groups });
  const fractions = columns.map((column) =>
    column.align === "decimal" ? longestFraction(all.map(column.cell)) : 0,
  );
  const renderRow = (row: Row) => {
    const id = getRowId(row);
    return (
      <tr
        key={id}
        className={withStacked(styles.row({ rowHeight }), stackedStyles.row)}
        data-highlighted={id === highlightedId || undefined}
        {...(onHighlight && {
          onPointerEnter: () => onHighlight(id),
          onPointerLeave: () => onHighlight(null),
          onFocus: () => onHighlight(id),
          onBlur: () => onHighlight(null),
        })}
      >
        {uncovered(columns, ({ cellSpan }) => cellSpan?.(row)).map(({ column, index, colSpan }) => {
          const Element = column === rowHeaderColumn ? "th" : "td";
          const content = column.cell(row);
          return (
            <Element
              key={column.id}
              colSpan={colSpan}
              {...(column === rowHeaderColumn && { scope: "row" })}
              className={withStacked(
                styles.cell({
                  align: column.align,
                  isMono: column.isMono,
                  isMuted: column.isMuted,
                  isAfterFigures: isAfterFigures(columns, index),
                  sticky: index === 0 ? "edge" : undefined,
                }),
                stackedStyles.cell({ align: column.stacked?.align }),
              )}
              style={{
                ...decimalPadding(content, fractions[index] ?? 0),
                gridArea: column.stacked?.cell,
              }}
            >
              {content}
            </Element>
          );
        })}
      </tr>
    );
  };
  return (
    <div className={styles.frame()}>
      <table
        className={withStacked(styles.table({ headRule, density }), stackedStyles.block)}
        style={{ "--stacked-columns": stackedColumns } as CSSProperties}
        aria-label={label}
      >
        <thead className={isStacked ? stackedStyles.block : undefined}>
          <tr className={isStacked ? stackedStyles.head : undefined}>
            {uncovered(columns, ({ headerSpan }) => headerSpan).map(
              ({ column, index, colSpan }) => (
                <th
                  key={column.id}
                  scope={colSpan === undefined ? "col" : "colgroup"}
                  colSpan={colSpan}
                  className={withStacked(
                    styles.headCell({
                      align: column.align,
                      isAfterFigures: isAfterFigures(columns, index),
                      sticky: index === 0 ? "edge" : undefined,
                    }),
                    stackedStyles.cell({
                      align: column.stacked?.align,
                      isHidden: column.stacked?.header === undefined,
                    }),
                  )}
                  style={{ inlineSize: column.width, gridArea: column.stacked?.header }}
                >
                  <span className={styles.headText({ isHidden: column.hideHeader })}>
                    {column.header}
                  </span>
                </th>
              ),
            )}
          </tr>
        </thead>
        {rows && (
          <tbody className={isStacked ? stackedStyles.block : undefined}>
            {rows.map(renderRow)}
          </tbody>
        )}
        {groups?.map((group) => (
          <tbody key={group.id} className={isStacked ? stackedStyles.block : undefined}>
            <tr className={withStacked(styles.groupRow, stackedStyles.block)}>
              <th
                scope="rowgroup"
                colSpan={columns.length}
                className={withStacked(styles.groupRowCell, stackedStyles.groupCell)}
              >
                {group.label}
              </th>
            </tr>
            {group.rows.map(renderRow)}
          </tbody>
        ))}
      </table>
    </div>
  );
}
