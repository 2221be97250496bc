import { type DataColumn, DataTable, type DataTableProps } from "@caliper/design-system";
import { type KeyboardEvent, useRef } from "react";
import { type PartToAdd, usePartsLists } from "./partsLists.ts";
import * as styles from "./AddToList.css.ts";
import { AddToList } from "./AddToList.tsx";

export interface AddableTableProps<Row> extends DataTableProps<Row> {
  /** The parts of a row, for the user's lists. */
  partsOf: (row: Row) => readonly PartToAdd[];
}

/** ms after a letter in which the next one continues the search for a row that starts with them. */
const typeAheadPause = 1000;
const addKey = "l";
/** px */
const columnWidth = 44;

/**
 * A table whose rows can be added to a list where the host has lists: by a button at the end of each row or card, and by the
 * key L on the focused row.
 */
export function AddableTable<Row>({ partsOf, ...table }: AddableTableProps<Row>) {
  const { columns, renderCard, rows, groups, getRowId, cardsBelow } = table;
  const lists = usePartsLists();
  const lastLetter = useRef(Number.NEGATIVE_INFINITY);
  if (lists === undefined) return <DataTable {...table} />;
  const column: DataColumn<Row> = {
    id: "addToList",
    header: lists.label,
    hideHeader: true,
    inCard: "beside",
    isUnprinted: true,
    align: "end",
    width: columnWidth,
    cell: (row) => <AddToList parts={partsOf(row)} />,
  };
  const withColumn = (tableColumns: readonly DataColumn<Row>[]) => [...tableColumns, column];
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { key, target, timeStamp } = event;
    if (key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const isContinued = timeStamp - lastLetter.current < typeAheadPause;
    lastLetter.current = timeStamp;
    if (isContinued || key.toLowerCase() !== addKey) return;
    const id = rowIdOf(target as Element);
    const all = groups?.flatMap((group) => group.rows) ?? rows ?? [];
    const row = all.find((each) => each !== undefined && getRowId(each) === id);
    if (row === undefined) return;
    // Tables and lists would look for a row that starts with the letter.
    event.preventDefault();
    event.stopPropagation();
    lists.add(partsOf(row));
  };
  return (
    <div onKeyDownCapture={onKeyDownCapture}>
      <DataTable
        {...table}
        columns={
          typeof columns === "function"
            ? (room) => withColumn(columns(room - columnWidth))
            : withColumn(columns)
        }
        cardsBelow={cardsBelow && cardsBelow + columnWidth}
        {...(renderCard && {
          renderCard: (row: Row) => (
            <div className={styles.card}>
              {renderCard(row)}
              <div className={styles.cardButton}>
                <AddToList parts={partsOf(row)} />
              </div>
            </div>
          ),
        })}
      />
    </div>
  );
}

/** The id of the row of a table, or of the card, that has the focus. */
function rowIdOf(target: Element): string | undefined {
  return target.closest<HTMLElement>("[data-row-id]")?.dataset["rowId"];
}
