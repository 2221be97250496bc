import { useId } from "react";
import type { ReactNode } from "react";
import { GridList, GridListHeader, GridListItem, GridListSection } from "react-aria-components";
import {
  card,
  cards,
  cardBody,
  cardPair,
  cardPairs,
  cardTerm,
  cardTitle,
  cardValue,
  groupHead,
} from "./DataTable.css.ts";
import { RowRadio } from "./RowRadio.tsx";
import type { DataViewProps } from "./types.ts";

interface DataCardsProps<Row> extends DataViewProps<Row> {
  renderCard?: (row: Row) => ReactNode;
}

/** The same rows on a phone, under each other. */
export function DataCards<Row>({
  label,
  columns,
  rows,
  groups,
  getRowId,
  getRowText,
  selectedId,
  onSelect,
  selectionControl = "row",
  onRowAction,
  renderCard,
}: DataCardsProps<Row>) {
  const radioName = useId();
  const hasRadios = onSelect !== undefined && selectionControl === "radio";

  const renderItem = (row: Row) => {
    const id = getRowId(row);
    return (
      <GridListItem key={id} id={id} className={card} textValue={getRowText(row)}>
        {hasRadios && (
          <RowRadio
            name={radioName}
            label={getRowText(row)}
            isSelected={id === selectedId}
            onSelect={() => onSelect(id)}
          />
        )}
        <div className={cardBody}>
          {renderCard ? renderCard(row) : <DefaultCard columns={columns} row={row} />}
        </div>
      </GridListItem>
    );
  };

  return (
    <GridList
      className={cards}
      aria-label={label}
      {...(onSelect && {
        selectionMode: "single" as const,
        selectionBehavior: "replace" as const,
        disallowEmptySelection: true,
        selectedKeys: selectedId ? [selectedId] : [],
        onSelectionChange: (keys) => {
          if (keys === "all") return;
          const [chosen] = keys;
          if (chosen !== undefined) onSelect(String(chosen));
        },
      })}
      {...(onRowAction && { onAction: (key) => onRowAction(String(key)) })}
    >
      {groups
        ? groups.map((group) => (
            <GridListSection key={group.id} id={group.id}>
              <GridListHeader className={groupHead}>
                {group.label} <span>{group.rows.length}</span>
              </GridListHeader>
              {group.rows.map(renderItem)}
            </GridListSection>
          ))
        : rows?.map(renderItem)}
    </GridList>
  );
}

function DefaultCard<Row>({ columns, row }: Pick<DataViewProps<Row>, "columns"> & { row: Row }) {
  const title = columns.find((column) => column.isRowHeader) ?? columns[0];
  return (
    <>
      {title && <div className={cardTitle}>{title.cell(row)}</div>}
      <dl className={cardPairs}>
        {columns
          .filter((column) => column !== title && !column.hideHeader)
          .map((column) => (
            <div key={column.id} className={cardPair}>
              <dt className={cardTerm}>{column.header}</dt>
              <dd className={cardValue}>{column.cell(row)}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
