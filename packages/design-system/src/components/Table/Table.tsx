import {
  cell,
  frame,
  headCell,
  headText,
  row as rowStyle,
  table,
} from "../../internal/table.css.ts";
import type { TableVariants } from "../../internal/table.css.ts";
import { decimalPadding, longestFraction } from "../../internal/decimals.ts";
import { namingColumn } from "../DataTable/types.ts";
import type { DataColumn } from "../DataTable/types.ts";

export interface TableProps<Row> extends TableVariants {
  /** The name of the table for screen readers. */
  label: string;
  /** What each row shows, in order; the first stays in sight when the table is scrolled sideways. */
  columns: readonly Omit<DataColumn<Row>, "sortBy" | "total">[];
  /** In the order they are shown. */
  rows: readonly Row[];
  /** Unique within the table. */
  getRowId: (row: Row) => string;
}

/** Rows to read, nothing to press: a plain table without a stop for the keyboard. Otherwise use `DataTable`. */
export function Table<Row>({
  label,
  columns,
  rows,
  getRowId,
  rowHeight = "rowDense",
  headRule = "hairline",
}: TableProps<Row>) {
  const named = namingColumn(columns);
  const fractions = columns.map((column) =>
    column.align === "decimal" ? longestFraction(rows.map(column.cell)) : 0,
  );
  return (
    <div className={frame()}>
      <table className={table({ headRule })} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column.id}
                scope="col"
                className={headCell({
                  align: column.align,
                  sticky: index === 0 ? "edge" : undefined,
                })}
                style={column.width === undefined ? undefined : { inlineSize: column.width }}
              >
                <span className={headText({ isHidden: column.hideHeader })}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getRowId(row)} className={rowStyle({ rowHeight })}>
              {columns.map((column, index) => {
                const Element = column === named ? "th" : "td";
                const content = column.cell(row);
                return (
                  <Element
                    key={column.id}
                    {...(column === named && { scope: "row" })}
                    className={cell({
                      align: column.align,
                      isMono: column.isMono,
                      isMuted: column.isMuted,
                      sticky: index === 0 ? "edge" : undefined,
                    })}
                    style={decimalPadding(content, fractions[index] ?? 0)}
                  >
                    {content}
                  </Element>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
