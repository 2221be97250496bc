import {
  cell,
  frame,
  headCell,
  headText,
  row as rowStyle,
  table,
} from "../../internal/table.css.ts";
import type { TableVariants } from "../../internal/table.css.ts";
import type { DataColumn } from "../DataTable/types.ts";

export interface TableProps<Row> extends TableVariants {
  /** The name of the table for screen readers. */
  label: string;
  columns: readonly Omit<DataColumn<Row>, "isSortable">[];
  rows: readonly Row[];
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
  const named = columns.find((column) => column.isRowHeader) ?? columns[0];
  return (
    <div className={frame()}>
      <table className={table({ headRule })} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={headCell({ align: column.align })}
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
              {columns.map((column) => {
                const Element = column === named ? "th" : "td";
                return (
                  <Element
                    key={column.id}
                    {...(column === named && { scope: "row" })}
                    className={cell({
                      align: column.align,
                      isMono: column.isMono,
                      isMuted: column.isMuted,
                    })}
                  >
                    {column.cell(row)}
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
