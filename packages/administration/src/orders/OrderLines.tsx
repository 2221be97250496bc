import { rowLimit } from "@caliper/catalogue-model";
import { giveFocus, ReplacedMark, useColumn } from "@caliper/catalogue-widgets/shared";
import { type DataColumn, DataTable, EmptyState, IconButton } from "@caliper/design-system";
import { type Dispatch, useRef } from "react";
import { useText } from "../messages/index.ts";
import type { OrderAction } from "./order.ts";
import { PriceCell } from "./PriceCell.tsx";
import { QuantityCell } from "./QuantityCell.tsx";
import type { OrderRow } from "./rows.ts";
import { useDescriptions } from "./useDescriptions.ts";
import { useFigures } from "./useFigures.tsx";

export interface OrderLinesProps {
  rows: readonly OrderRow[];
  dispatch: Dispatch<OrderAction>;
}

const windowHeight = 640;
const idOf = ({ id }: OrderRow) => id;
const textOf = ({ line }: OrderRow) => line.code;

/** Products added one by one, with quantities; their totals are above them. */
export function OrderLines({ rows, dispatch }: OrderLinesProps) {
  const t = useText();
  const figures = useFigures({ hasTotals: false });
  const column = useColumn();
  const describe = useDescriptions();
  const root = useRef<HTMLDivElement>(null);
  /** Where the focus moves when its button disappears: to the next control of the row, or to the title. */
  const goOn = (row: OrderRow | undefined) =>
    giveFocus(() => {
      const label = row && t("order.remove", { code: row.line.code });
      const button = label && root.current?.querySelector(`[aria-label="${CSS.escape(label)}"]`);
      if (button instanceof HTMLElement) return button;
      return root.current?.closest("section")?.querySelector("h2");
    });
  const remove = (id: string) => {
    const at = rows.findIndex((row) => row.id === id);
    goOn(rows[at + 1] ?? rows[at - 1]);
    dispatch({ type: "remove", id });
  };
  const takeToday = (row: OrderRow) => {
    if (row.today === undefined) return;
    goOn(row);
    dispatch({ type: "prices", prices: new Map([[row.id, row.today]]) });
  };
  const columns: readonly DataColumn<OrderRow>[] = [
    column.product("code", t("common.code"), ({ line }) => line, { isRowHeader: true }),
    {
      id: "description",
      header: t("order.description"),
      cell: ({ line, product }) => (
        <>
          {describe(line, product)} {product && <ReplacedMark part={product} />}
        </>
      ),
    },
    {
      id: "price",
      header: t("order.price"),
      align: "end",
      isMono: true,
      cell: (row) => <PriceCell row={row} onUseToday={() => takeToday(row)} />,
    },
    {
      ...figures.quantity,
      cell: (row) => (
        <QuantityCell
          code={row.line.code}
          row={row}
          onChange={(quantity) =>
            dispatch({ type: "quantities", quantities: new Map([[row.id, quantity]]) })
          }
        />
      ),
    },
    figures.boxes,
    figures.pallets,
    figures.weight,
    figures.amount,
    {
      id: "remove",
      header: t("common.actions"),
      align: "end",
      cell: ({ id, line }) => (
        <IconButton
          icon="trash"
          size="chip"
          label={t("order.remove", { code: line.code })}
          onPress={() => remove(id)}
        />
      ),
    },
  ];
  return (
    <div ref={root}>
      <DataTable
        id="order-lines"
        label={t("order.order")}
        columns={columns}
        rows={rows}
        getRowId={idOf}
        getRowText={textOf}
        state={rows.length === 0 ? "empty" : "data"}
        emptyState={
          <EmptyState icon="box" title={t("order.orderEmpty")} hint={t("order.orderEmptyHint")} />
        }
        rowHeight="rowResult"
        {...(rows.length > rowLimit && { maxHeight: windowHeight })}
      />
    </div>
  );
}
