import { memo, type ReactNode, useEffect, useEffectEvent, useId } from "react";
import { GridList, GridListHeader, GridListItem, GridListSection } from "react-aria-components";
import {
  card,
  cards,
  cardBody,
  cardPair,
  cardPairs,
  cardsEnd,
  cardTerm,
  cardTitle,
  cardTotals,
  cardValue,
  groupHead,
} from "./DataTable.css.ts";
import { RowControl } from "./RowControl.tsx";
import { type DataViewProps, namingColumn, rowsOf } from "./types.ts";
import { useGrowth } from "./useGrowth.ts";
import type { Selection } from "./useSelection.ts";

export interface DataCardsProps<Row> extends DataViewProps<Row> {
  /** The content of a card; the columns by default. */
  renderCard?: (row: Row) => ReactNode;
  /** The selected rows. */
  selection: Selection;
  /** Props of the start of every card. */
  control: "radio" | undefined;
}

/** The same rows as cards, for phones; more of them as the end comes near. */
export function DataCards<Row>(props: DataCardsProps<Row>) {
  const { label, columns, rows, groups, getRowId, getRowText, renderCard, onRowsNeeded } = props;
  const { selectedId, onSelect, onRowAction, selection, control } = props;
  const controlName = useId();
  const all = rowsOf<Row | undefined>({ rows, groups });
  const { shown, endRef } = useGrowth(all.length);
  const isLoaded = (row: Row | undefined) => row !== undefined;
  const needRows = useEffectEvent(() => onRowsNeeded?.(0, shown));
  const isIncomplete = !all.slice(0, shown).every(isLoaded);
  useEffect(() => {
    if (isIncomplete) needRows();
  }, [isIncomplete, shown]);

  const renderItem = (row: Row) => {
    const id = getRowId(row);
    return (
      <GridListItem key={id} id={id} className={card} textValue={getRowText(row)}>
        {control && (
          <RowControl
            kind={control}
            name={controlName}
            label={getRowText(row)}
            isSelected={selection.isSelected(id)}
            onToggle={() => selection.toggle(id)}
          />
        )}
        <div className={cardBody}>
          {renderCard ? renderCard(row) : <DefaultCard columns={columns} row={row} />}
        </div>
      </GridListItem>
    );
  };

  let left = shown;
  const parts = (groups ?? []).map((group) => {
    const part = group.rows.slice(0, left);
    left -= part.length;
    return { ...group, part };
  });

  return (
    <>
      <GridList
        className={cards}
        aria-label={label}
        {...(selection.mode === "single" && {
          selectionMode: "single" as const,
          selectionBehavior: "replace" as const,
          disallowEmptySelection: true,
          selectedKeys: selectedId ? [selectedId] : [],
          onSelectionChange: (keys) => {
            if (keys === "all") return;
            const [chosen] = keys;
            if (chosen !== undefined) onSelect?.(String(chosen));
          },
        })}
        {...(onRowAction && { onAction: (key) => onRowAction(String(key)) })}
      >
        {groups
          ? parts
              .filter(({ part }) => part.length > 0)
              .map((group) => (
                <GridListSection key={group.id} id={group.id}>
                  <GridListHeader className={groupHead}>
                    {group.label} <span>{group.rows.length}</span>
                  </GridListHeader>
                  {group.part.map(renderItem)}
                </GridListSection>
              ))
          : all.slice(0, shown).filter(isLoaded).map(renderItem)}
      </GridList>
      {shown < all.length && <div ref={endRef} className={cardsEnd} />}
    </>
  );
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
    <div className={cardTotals}>
      {label !== undefined && <div className={cardTitle}>{label}</div>}
      <dl className={cardPairs}>
        {withTotal.map(({ id, header, total }) => (
          <Pair key={id} term={header} value={total?.(rows)} />
        ))}
      </dl>
    </div>
  );
}

/** Memoized, because cards of a list are rendered again at every scroll. */
export const DefaultCard = memo(Card) as typeof Card;

function Card<Row>({ columns, row }: Pick<DataViewProps<Row>, "columns"> & { row: Row }) {
  const title = namingColumn(columns);
  return (
    <>
      {title && <div className={cardTitle}>{title.cell(row)}</div>}
      <dl className={cardPairs}>
        {columns
          .filter((column) => column !== title && !column.hideHeader)
          .map(({ id, header, cell }) => (
            <Pair key={id} term={header} value={cell(row)} />
          ))}
      </dl>
    </>
  );
}

const Pair = ({ term, value }: { term: string; value: ReactNode }) => (
  <div className={cardPair}>
    <dt className={cardTerm}>{term}</dt>
    <dd className={cardValue}>{value}</dd>
  </div>
);
