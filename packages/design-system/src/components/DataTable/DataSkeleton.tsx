import {
  cell,
  frame,
  headCell,
  headText,
  row as rowStyle,
  table,
  type TableVariants,
} from "../../internal/table.css.ts";
import { size } from "../../theme/scale.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { skeletonBar, skeletonCard } from "./DataTable.css.ts";
import type { DataColumn } from "./types.ts";

interface DataSkeletonProps<Row> extends TableVariants {
  label: string;
  columns: readonly DataColumn<Row>[];
  count: number;
  asCards: boolean;
  /** Whether rows begin with a radio or a checkbox. */
  hasControls: boolean;
  /** Whether the table will have a column menu. */
  hasMenu: boolean;
}

/** The table before its rows are known: real headers, rows of the real height. */
export function DataSkeleton<Row>({
  label,
  columns,
  count,
  asCards,
  hasControls,
  hasMenu,
  rowHeight = "rowDense",
  headRule = "strong",
}: DataSkeletonProps<Row>) {
  const lines = Array.from({ length: count }, (_, index) => index);
  return (
    <div className={frame({ hasMenu })} aria-busy>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {asCards ? (
        lines.map((line) => (
          <div key={line} className={skeletonCard}>
            <Skeleton count={3} />
          </div>
        ))
      ) : (
        <table className={table({ headRule })} aria-hidden>
          <thead>
            <tr>
              {hasControls && (
                <th className={headCell()} style={{ inlineSize: size.rowDimension }}>
                  <Skeleton />
                </th>
              )}
              {columns.map((column) => (
                <th
                  key={column.id}
                  className={headCell({ align: column.align })}
                  style={column.width === undefined ? undefined : { inlineSize: column.width }}
                >
                  <span className={headText({ isHidden: column.hideHeader })}>{column.header}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line} className={rowStyle({ rowHeight })}>
                {hasControls && (
                  <td className={cell()}>
                    <Skeleton />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.id} className={cell({ align: column.align })}>
                    <div className={skeletonBar({ align: column.align })}>
                      <Skeleton />
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
