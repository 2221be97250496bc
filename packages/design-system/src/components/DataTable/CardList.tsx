import { useEffect, useRef, useState } from "react";
import { gap } from "../../internal/table.css.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { card, cardBody, cardList, cardsHead, groupHead, skeletonCard } from "./DataTable.css.ts";
import { type DataCardsProps, DefaultCard } from "./DataCards.tsx";
import type { DataGridOptions } from "./DataGrid.tsx";
import { headLine, rowOf } from "./gridElements.ts";
import { RowControl } from "./RowControl.tsx";
import { useLineWindow } from "./useLineWindow.ts";
import type { DataTableModel } from "./useDataTable.ts";

/** px; estimated height of a card. */
const cardHeight = 96;
const box = { kind: "checkbox", name: "card", isTabStop: true } as const;

interface CardListProps<Row>
  extends
    Pick<
      DataCardsProps<Row>,
      "label" | "columns" | "getRowText" | "renderCard" | "onRowsNeeded" | "selectAllLabel"
    >,
    Pick<DataGridOptions<Row>, "loadingLabel"> {
  model: DataTableModel<Row>;
}

/** Cards whose controls are tab stops, for phones; only those near the screen are rendered. */
export function CardList<Row>({ model, renderCard, ...props }: CardListProps<Row>) {
  const { lines, selection } = model;
  const { columns, getRowText, selectAllLabel } = props;
  const isSelectable = selection.mode === "multiple";
  const listRef = useRef<HTMLUListElement>(null);
  /** The card with the focus: it stays in the document. */
  const [active, setActive] = useState<number | null>(null);
  const { render } = useLineWindow({
    frame: listRef,
    body: listRef,
    lines,
    rowHeight: cardHeight,
    areCards: true,
    onRowsNeeded: props.onRowsNeeded,
  });

  useEffect(() => {
    const list = listRef.current;
    const onFocus = ({ target }: FocusEvent) =>
      setActive(Number(rowOf(target)?.dataset["line"] ?? headLine));
    const onBlur = () => setActive(null);
    list?.addEventListener("focusin", onFocus);
    list?.addEventListener("focusout", onBlur);
    return () => {
      list?.removeEventListener("focusin", onFocus);
      list?.removeEventListener("focusout", onBlur);
    };
  }, []);

  const lineOf = (index: number) => {
    const line = lines[index];
    const position = { "aria-setsize": lines.length, "aria-posinset": index + 1 };
    if (line?.kind === "row") {
      const content = renderCard?.(line.row) ?? <DefaultCard columns={columns} row={line.row} />;
      const isSelected = selection.isSelected(line.id);
      return (
        <li
          key={line.id}
          className={isSelectable ? card : undefined}
          data-line={index}
          data-selected={isSelected || undefined}
          {...position}
        >
          {isSelectable && (
            <RowControl
              {...box}
              label={getRowText(line.row)}
              isSelected={isSelected}
              onToggle={() => selection.toggle(line.id)}
            />
          )}
          {isSelectable ? <div className={cardBody}>{content}</div> : content}
        </li>
      );
    }
    if (line?.kind === "group")
      return (
        <li key={`group ${line.id}`} className={groupHead} {...position}>
          {line.label} <span>{line.count}</span>
        </li>
      );
    return (
      <li key={line?.id} className={skeletonCard} style={{ blockSize: cardHeight }} {...position}>
        <VisuallyHidden>{props.loadingLabel}</VisuallyHidden>
        <Skeleton count={3} />
      </li>
    );
  };

  const list = (
    <ul ref={listRef} className={cardList} aria-label={props.label}>
      {render(active, lineOf, (key, height) => (
        <li key={key} className={gap} style={{ blockSize: height }} aria-hidden />
      ))}
    </ul>
  );
  if (!isSelectable || selectAllLabel === undefined) return list;
  return (
    <>
      <div className={cardsHead}>
        <RowControl
          {...box}
          label={selectAllLabel}
          isSelected={selection.share === "all"}
          isIndeterminate={selection.share === "some"}
          onToggle={selection.toggleAll}
        />
        <span aria-hidden>{selectAllLabel}</span>
      </div>
      {list}
    </>
  );
}
