import { type KeyboardEvent, memo, type ReactNode, useId, useRef } from "react";
import { gap } from "../../internal/table.css.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./DataTable.css.ts";
import type { DataGridOptions } from "./DataGrid.tsx";
import { RowControl } from "./RowControl.tsx";
import { type DataColumn, type DataViewProps, namingColumn } from "./types.ts";
import { useGrid } from "./useGrid.ts";
import { useLineWindow } from "./useLineWindow.ts";
import type { DataTableModel } from "./useDataTable.ts";

/** px; estimated height of a card. */
const cardHeight = 96;

interface CardListProps<Row>
  extends
    Pick<
      DataViewProps<Row>,
      "label" | "columns" | "getRowText" | "onRowAction" | "onRowsNeeded" | "selectAllLabel"
    >,
    Pick<DataGridOptions<Row>, "loadingLabel"> {
  model: DataTableModel<Row>;
  /** The content of a card; the columns by default. */
  renderCard?: (row: Row) => ReactNode;
  /** Props of the start of every card. */
  control: "radio" | "checkbox" | undefined;
}

/** The rows as cards, for phones: Tab reaches their controls, and cards that open or select. Only those near the screen are rendered. */
export function CardList<Row>({ model, renderCard, control, ...props }: CardListProps<Row>) {
  const { lines, selection } = model;
  const { columns, getRowText, onRowAction, selectAllLabel } = props;
  const isInteractive = onRowAction !== undefined || selection.mode === "single";
  const listRef = useRef<HTMLUListElement>(null);
  const name = useId();
  const { active, tableProps, bodyProps } = useGrid({
    table: listRef,
    isGrid: false,
    lines,
    columnCount: 1,
    hasHeadControls: false,
    rowHeight: cardHeight,
    selection,
    getRowText,
    onRowAction,
    onPlace: undefined,
  });
  const { render } = useLineWindow({
    frame: listRef,
    body: listRef,
    lines,
    rowHeight: cardHeight,
    areCards: true,
    onRowsNeeded: props.onRowsNeeded,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (!(target instanceof HTMLLIElement)) return;
    const id = target.dataset["rowId"] ?? "";
    if (key === "ArrowDown") focusCard(target, "nextElementSibling");
    else if (key === "ArrowUp") focusCard(target, "previousElementSibling");
    else if (key !== "Enter" && key !== " ") return;
    else if (onRowAction && (key === "Enter" || selection.mode === "none")) onRowAction(id);
    else selection.toggle(id);
    event.preventDefault();
  };

  const lineOf = (index: number) => {
    const line = lines[index];
    const position = { "aria-setsize": lines.length, "aria-posinset": index + 1 };
    if (line?.kind === "row") {
      const isSelected = selection.isSelected(line.id);
      return (
        <li
          key={line.id}
          className={styles.card({ isInteractive })}
          data-line={index}
          data-row-id={line.id}
          data-selected={isSelected || undefined}
          {...(isInteractive && { tabIndex: 0 })}
          {...(selection.mode === "single" && { "aria-current": isSelected })}
          {...position}
        >
          {control && (
            <RowControl
              kind={control}
              name={name}
              isTabStop
              label={getRowText(line.row)}
              isSelected={isSelected}
              onToggle={() => selection.toggle(line.id)}
            />
          )}
          <div className={styles.cardBody}>
            {renderCard?.(line.row) ?? <DefaultCard columns={columns} row={line.row} />}
          </div>
        </li>
      );
    }
    if (line?.kind === "group")
      return (
        <li key={`group ${line.id}`} className={styles.groupHead} {...position}>
          {line.label} <span>{line.count}</span>
        </li>
      );
    return (
      <li
        key={line?.id}
        className={styles.skeletonCard}
        style={{ blockSize: cardHeight }}
        {...position}
      >
        <VisuallyHidden>{props.loadingLabel}</VisuallyHidden>
        <Skeleton count={3} />
      </li>
    );
  };

  return (
    <>
      {control === "checkbox" && selectAllLabel !== undefined && (
        <div className={styles.cardsHead}>
          <RowControl
            kind="checkbox"
            name={name}
            isTabStop
            label={selectAllLabel}
            isSelected={selection.share === "all"}
            isIndeterminate={selection.share === "some"}
            onToggle={selection.toggleAll}
          />
          <span aria-hidden>{selectAllLabel}</span>
        </div>
      )}
      <ul
        ref={listRef}
        className={styles.cardList}
        aria-label={props.label}
        {...tableProps}
        {...(isInteractive && { ...bodyProps, onKeyDown })}
      >
        {render(active, lineOf, (key, height) => (
          <li key={key} className={gap} style={{ blockSize: height }} aria-hidden />
        ))}
      </ul>
    </>
  );
}

/** Focuses the next card in a direction; headings of groups take no focus. */
function focusCard(from: Element, direction: "nextElementSibling" | "previousElementSibling") {
  let item = from[direction];
  while (item instanceof HTMLElement && item.tabIndex < 0) item = item[direction];
  if (item instanceof HTMLElement) item.focus();
}

/** The totals below the cards. */
export function CardTotals<Row>({
  columns,
  rows,
  label,
}: Pick<DataViewProps<Row>, "columns"> & { rows: readonly Row[]; label: string | undefined }) {
  const withTotal = columns.filter(({ total }) => total);
  if (withTotal.length === 0) return null;
  return (
    <div className={styles.cardTotals}>
      {label !== undefined && <div className={styles.cardTitle}>{label}</div>}
      <dl className={styles.cardPairs()}>
        {withTotal.map(({ id, header, total }) => (
          <Pair key={id} term={header} value={total?.(rows)} />
        ))}
      </dl>
    </div>
  );
}

/** Memoized, because cards of a list are rendered again at every scroll. */
const DefaultCard = memo(Card) as typeof Card;

function Card<Row>({ columns, row }: Pick<DataViewProps<Row>, "columns"> & { row: Row }) {
  const title = namingColumn(columns);
  const otherColumns = columns.filter(
    (column) => column !== title && (column.inCard || !column.hideHeader),
  );
  const placed = (place: DataColumn<Row>["inCard"]) =>
    otherColumns.filter(({ inCard }) => inCard === place);
  const [beside, below] = [placed("beside"), placed("below")];
  const isArranged = [...beside, ...below].some(({ hideHeader }) => !hideHeader);
  return (
    <>
      <div className={styles.cardHead}>
        {title && <div className={styles.cardTitle}>{title.cell(row)}</div>}
        {beside.map(({ id, cell }) => (
          <div key={id} className={styles.cardBeside}>
            {cell(row)}
          </div>
        ))}
      </div>
      {below.map(({ id, cell }) => (
        <div key={id} className={styles.cardLine}>
          {cell(row)}
        </div>
      ))}
      <dl className={styles.cardPairs({ isArranged })}>
        {placed(undefined).map(({ id, header, cell }) => (
          <Pair key={id} term={header} value={cell(row)} isArranged={isArranged} />
        ))}
      </dl>
    </>
  );
}

interface PairProps {
  term: string;
  value: ReactNode;
  isArranged?: boolean;
}

const Pair = ({ term, value, isArranged }: PairProps) => (
  <div className={styles.cardPair({ isArranged })}>
    <dt className={styles.cardTerm}>{term}</dt>
    <dd className={styles.cardValue}>{value}</dd>
  </div>
);
