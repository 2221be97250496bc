import { headButton, headCell, headText, sortSign } from "../../internal/table.css.ts";
import { size } from "../../theme/scale.ts";
import { Icon } from "../Icon/Icon.tsx";
import { headLine } from "./gridElements.ts";
import type { ColumnLayout, PlacedColumn } from "./layout.ts";
import { RowControl } from "./RowControl.tsx";
import type { Sort } from "./types.ts";

interface GridHeadProps<Row> {
  layout: ColumnLayout<Row>;
  /** The table's own name, for the column of radios. */
  label: string;
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
  selectAllLabel: string | undefined;
  share: "none" | "some" | "all";
  onToggleAll: () => void;
}

/** Heads of the columns: words, or a button where the column sorts. Tab passes them by; arrows reach them. */
export function GridHead<Row>({
  layout: { control, columns },
  label,
  sort,
  onSortChange,
  selectAllLabel,
  share,
  onToggleAll,
}: GridHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1} data-line={headLine}>
        {control && (
          <th
            scope="col"
            className={headCell({ sticky: control.sticky })}
            style={{ ...control.style, inlineSize: size.rowDimension }}
          >
            {selectAllLabel !== undefined && control.kind === "checkbox" ? (
              <RowControl
                kind="checkbox"
                name="all"
                label={selectAllLabel}
                isSelected={share === "all"}
                isIndeterminate={share === "some"}
                onToggle={onToggleAll}
              />
            ) : (
              <span className={headText({ isHidden: true })}>{label}</span>
            )}
          </th>
        )}
        {columns.map((placed) => (
          <Head key={placed.column.id} placed={placed} sort={sort} onSortChange={onSortChange} />
        ))}
      </tr>
    </thead>
  );
}

function Head<Row>({
  placed: { column, sticky, style },
  sort,
  onSortChange,
}: Pick<GridHeadProps<Row>, "sort" | "onSortChange"> & { placed: PlacedColumn<Row> }) {
  const { id, header, align, width, hideHeader, isSortable } = column;
  const direction = sort?.column === id ? sort.direction : undefined;
  const text = (
    <span className={headText({ isHidden: hideHeader, align })}>
      {header}
      {isSortable && (
        <span className={sortSign({ isActive: direction !== undefined })}>
          <Icon name={direction === "descending" ? "sortDown" : "sortUp"} size="small" />
        </span>
      )}
    </span>
  );
  return (
    <th
      scope="col"
      className={headCell({ align, sticky, isSortable })}
      style={{ ...style, ...(width !== undefined && { inlineSize: width }) }}
      {...(isSortable && {
        "aria-sort": direction ?? "none",
        // On the whole head: the words alone are a small target.
        onClick: () =>
          onSortChange?.({
            column: id,
            direction: direction === "ascending" ? "descending" : "ascending",
          }),
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
