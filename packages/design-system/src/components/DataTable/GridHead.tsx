import { headButton, headCell, headText, minWidthVar, sortSign } from "../../internal/table.css.ts";
import { size } from "../../theme/scale.ts";
import { Icon } from "../Icon/Icon.tsx";
import { headLine } from "./gridElements.ts";
import type { ColumnLayout, PlacedColumn } from "./layout.ts";
import { RowControl } from "./RowControl.tsx";
import type { DataTableModel } from "./useDataTable.ts";

interface GridHeadProps<Row> extends Pick<
  DataTableModel<Row>,
  "sort" | "toggleSort" | "selection"
> {
  layout: ColumnLayout<Row>;
  /** The table's own name, for the column of radios. */
  label: string;
  selectAllLabel: string | undefined;
}

/** Column headers: text, or a button where the column sorts. Tab skips them; arrow keys reach them. */
export function GridHead<Row>({
  layout: { control, columns, hasRest },
  label,
  selectAllLabel,
  selection: { share, toggleAll },
  ...sorting
}: GridHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1} data-line={headLine}>
        {control && (
          <th
            scope="col"
            className={headCell({ sticky: control.sticky, isUnprinted: true })}
            style={{ ...control.style, inlineSize: size.rowDimension }}
          >
            {selectAllLabel !== undefined && control.kind === "checkbox" ? (
              <RowControl
                kind="checkbox"
                name="all"
                label={selectAllLabel}
                isSelected={share === "all"}
                isIndeterminate={share === "some"}
                onToggle={toggleAll}
              />
            ) : (
              <span className={headText({ isHidden: true })}>{label}</span>
            )}
          </th>
        )}
        {columns.map((placed) => (
          <Head key={placed.column.id} placed={placed} {...sorting} />
        ))}
        {hasRest && <td className={headCell()} aria-hidden />}
      </tr>
    </thead>
  );
}

function Head<Row>({
  placed: { column, isAfterFigures, sticky, style },
  sort,
  toggleSort,
}: Pick<GridHeadProps<Row>, "sort" | "toggleSort"> & { placed: PlacedColumn<Row> }) {
  const { id, header, align, width, minWidth, hideHeader, isUnprinted, sortBy } = column;
  const isSortable = sortBy !== undefined;
  const rank = sort.findIndex((one) => one.column === id);
  const direction = sort[rank]?.direction;
  const text = (
    <span className={headText({ isHidden: hideHeader, align })}>
      {header}
      {isSortable && (
        <span className={sortSign({ isActive: direction !== undefined, align })}>
          <Icon name={direction === "descending" ? "sortDown" : "sortUp"} size="small" />
          {direction && sort.length > 1 && rank + 1}
        </span>
      )}
    </span>
  );
  return (
    <th
      scope="col"
      className={headCell({ align, isAfterFigures, sticky, isSortable, isUnprinted })}
      style={{
        ...style,
        inlineSize: width,
        ...(minWidth !== undefined && { [minWidthVar]: `${minWidth}px` }),
      }}
      {...(isSortable && {
        "aria-sort": direction ?? "none",
        // On the whole header: its text alone is a small target.
        onClick: ({ shiftKey }) => toggleSort(id, shiftKey),
      })}
    >
      {isSortable ? (
        <button type="button" className={headButton} tabIndex={-1}>
          {text}
        </button>
      ) : (
        text
      )}
    </th>
  );
}
