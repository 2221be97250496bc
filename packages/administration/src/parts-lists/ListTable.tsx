import { listLimits, rowLimit, type Warehouse } from "@caliper/catalogue-model";
import { giveFocus, useLinks, useTerms } from "@caliper/catalogue-widgets/shared";
import {
  Code,
  type DataColumn,
  DataTable,
  MenuButton,
  Select,
  Stack,
  Text,
} from "@caliper/design-system";
import { type KeyboardEvent, memo, useRef } from "react";
import { useText } from "../messages/index.ts";
import { QuantityCell, useFigures } from "../orders/index.ts";
import { Later } from "./Later.tsx";
import { LinePrice, LineRemarks, Unsaved } from "./LineRemarks.tsx";
import type { LineQueue } from "./LineQueue.ts";
import { NoteCell } from "./NoteCell.tsx";
import * as styles from "./PartsList.css.ts";
import { type ListRow, stepOf } from "./rows.ts";
import type { LineChanges } from "./useLineChanges.ts";
import { useLineText } from "./useLineText.ts";

export interface ListTableProps {
  label: string;
  rows: readonly ListRow[];
  /** Whose prices are shown; undefined for readers without prices. */
  warehouse: Warehouse | undefined;
  queue: LineQueue;
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  onChange: LineChanges["change"];
  onStep: LineChanges["step"];
  onRemove: (id: string) => void;
}

/** ms; a number is saved when it is typed in full. */
const rest = 600;
const windowHeight = 640;
const idOf = ({ id }: ListRow) => id;
const textOf = ({ line }: ListRow) => line.code;

/** The lines of a list, to change, move and choose; Alt with an arrow moves the focused line. */
export const ListTable = memo(function ListTable(props: ListTableProps) {
  const { label, rows, warehouse, queue, chosen, onChoose, onChange, onStep, onRemove } = props;
  const t = useText();
  const links = useLinks();
  const figures = useFigures();
  const describe = useLineText();
  const root = useRef<HTMLDivElement>(null);
  const hasPrices = warehouse !== undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : undefined;
    if (!event.altKey || by === undefined || !(event.target instanceof HTMLElement)) return;
    if (event.target.matches("input, button")) return;
    const id = event.target.closest<HTMLElement>("[data-row-id]")?.dataset["rowId"];
    if (id === undefined) return;
    event.preventDefault();
    giveFocus(() => root.current?.querySelector(`[data-row-id="${id}"]`));
    onStep(id, by);
  };
  const price: DataColumn<ListRow> = {
    id: "price",
    header: t("order.price"),
    align: "end",
    cell: (row) => (
      <LinePrice
        line={row.line}
        warehouse={warehouse}
        onAccept={() => onChange(row.id, { isPriceSeen: true })}
      />
    ),
  };
  const columns: readonly DataColumn<ListRow>[] = [
    {
      id: "code",
      header: t("common.code"),
      isRowHeader: true,
      cell: ({ line: { code, ownCode } }) => (
        <Stack gap={4} align="start">
          <Code href={links.datasheet({ code })}>{code}</Code>
          {ownCode && (
            <Text variant="caption" tone="subtle">
              {ownCode}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: "description",
      header: t("order.description"),
      inCard: "below",
      minWidth: 160,
      cell: (row) => (
        <Stack gap={4} align="start">
          {describe(row.line)}
          <LineRemarks
            line={row.line}
            warehouse={warehouse}
            onReplace={(code) => onChange(row.id, { code })}
          />
          {row.pending && (
            <Unsaved
              pending={row.pending}
              saved={row.saved}
              onRetry={() => queue.retry(row.saved)}
              onDrop={() => queue.drop(row.saved.id)}
            />
          )}
        </Stack>
      ),
    },
    ...(hasPrices
      ? [
          {
            id: "grade",
            header: t("lists.grade"),
            foldsInto: "code",
            isUnprinted: true,
            cell: (row: ListRow) => (
              <GradeCell row={row} onChange={(grade) => onChange(row.id, { grade })} />
            ),
          },
        ]
      : []),
    {
      ...figures.quantity,
      cell: (row) => (
        <Later meanwhile={<div className={styles.quantity}>{figures.quantity.cell(row)}</div>}>
          <QuantityCell
            code={row.line.code}
            row={row}
            max={listLimits.quantity}
            onChange={(quantity) => onChange(row.id, { quantity }, rest)}
          />
        </Later>
      ),
    },
    {
      id: "note",
      header: t("order.note"),
      foldsInto: "description",
      inCard: "below",
      isUnprinted: true,
      minWidth: 144,
      cell: (row) => (
        <Later meanwhile={<div className={styles.later}>{row.line.note}</div>}>
          <NoteCell
            code={row.line.code}
            note={row.line.note}
            onChange={(note) => onChange(row.id, { note })}
          />
        </Later>
      ),
    },
    ...(hasPrices ? [price] : []),
    { ...figures.boxes, foldsInto: "quantity" },
    { ...figures.weight, foldsInto: "quantity" },
    ...(hasPrices ? [figures.amount] : []),
    {
      id: "actions",
      header: t("common.actions"),
      align: "end",
      inCard: "beside",
      cell: (row) => (
        <Later meanwhile={<div className={styles.later} />}>
          <MenuButton
            label={t("lists.actionsOf", { code: row.line.code })}
            icon="more"
            iconOnly
            items={[
              {
                id: "up",
                icon: "sortUp",
                label: t("lists.up"),
                isDisabled: stepOf(rows, row.id, -1) === undefined,
              },
              {
                id: "down",
                icon: "sortDown",
                label: t("lists.down"),
                isDisabled: stepOf(rows, row.id, 1) === undefined,
              },
              "separator",
              { id: "remove", icon: "trash", label: t("lists.remove") },
            ]}
            onAction={(action) =>
              action === "remove" ? onRemove(row.id) : onStep(row.id, action === "up" ? -1 : 1)
            }
          />
        </Later>
      ),
    },
  ];
  return (
    <div ref={root} role="presentation" onKeyDown={onKeyDown}>
      <DataTable
        label={label}
        columns={columns}
        foldsBelow={1240}
        cardsBelow={960}
        rows={rows}
        getRowId={idOf}
        getRowText={textOf}
        rowHeight="rowResult"
        maxHeight={rows.length > rowLimit ? windowHeight : undefined}
        totalLabel={t("order.total")}
        selectAllLabel={t("lists.chooseAll")}
        selectedIds={chosen}
        onSelectionChange={onChoose}
      />
    </div>
  );
});

interface GradeCellProps {
  row: ListRow;
  onChange: (grade: string) => void;
}

/** The grade, to change where the warehouse sells several. */
function GradeCell({ row: { line }, onChange }: GradeCellProps) {
  const t = useText();
  const terms = useTerms();
  const { code, grades = [], price } = line;
  const grade = line.grade ?? price?.grade;
  const gradeName = terms.grade(grade ?? "", true);
  if (grades.length < 2) return gradeName;
  return (
    <div className={styles.grade}>
      <Later meanwhile={gradeName}>
        <Select
          label={t("lists.gradeOf", { code })}
          hideLabel
          items={grades.map((id) => ({ id, label: terms.grade(id, true) }))}
          value={grade ?? null}
          onChange={onChange}
        />
      </Later>
    </div>
  );
}
