import { foot, totalCell } from "./GridFoot.css.ts";
import type { ColumnLayout } from "./layout.ts";

interface GridFootProps<Row> {
  layout: ColumnLayout<Row>;
  rows: readonly Row[];
  /** Labels the row, before the first total. */
  label: string | undefined;
  rowIndex: number;
}

/** The row of totals; it stays at the bottom edge while rows scroll. */
export function GridFoot<Row>({ layout, rows, label, rowIndex }: GridFootProps<Row>) {
  const { control, columns, hasRest } = layout;
  const first = columns.findIndex(({ column }) => column.total);
  // The label may be longer than the first column; it spans all columns up to the first total.
  const span = Math.max(1, first);
  const head = control ?? columns[0];
  return (
    <tfoot className={foot}>
      <tr aria-rowindex={rowIndex} aria-label={label}>
        <th
          scope="row"
          colSpan={span + (control ? 1 : 0)}
          className={totalCell({ sticky: span === 1 ? head?.sticky : undefined })}
        >
          {label}
        </th>
        {columns.slice(span).map(({ column, style, sticky }) => (
          <td
            key={column.id}

            className={totalCell({ align: column.align, isMono: column.isMono, sticky })}
            style={style}
          >
            {column.total?.(rows)}
          </td>
        ))}
        {hasRest && <td className={totalCell()} aria-hidden />}
      </tr>
    </tfoot>
  );
}
