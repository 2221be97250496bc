import { useFormat } from "@caliper/catalogue-widgets/shared";
import { type DataColumn, Money } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useText } from "../messages/index.ts";
import {
  amountOf,
  boxesOf,
  type CountedLine,
  type OrderTotals,
  palletsOf,
  totalsOf,
  weightOf,
} from "./quantities.ts";

/** The columns of an order's figures, each with its total unless the totals are elsewhere on the page. */
export function useFigures({ hasTotals = true } = {}) {
  const t = useText();
  const format = useFormat();
  const count = (value: number | undefined) => (value === undefined ? "" : format.count(value));
  const figure = (
    id: "quantity" | "boxes" | "pallets" | "weight" | "amount",
    cell: (line: CountedLine) => ReactNode,
    total: (totals: OrderTotals) => ReactNode,
  ): DataColumn<CountedLine> => ({
    id,
    header: t(`order.${id}`),
    align: "end",
    cell,
    ...(hasTotals && { total: (lines: readonly CountedLine[]) => total(totalsOf(lines)) }),
  });
  return {
    quantity: figure(
      "quantity",
      ({ quantity }) => count(quantity),
      ({ pieces }) => count(pieces),
    ),
    boxes: figure(
      "boxes",
      (line) => count(boxesOf(line.quantity, line)),
      ({ boxes }) => count(boxes),
    ),
    pallets: figure(
      "pallets",
      (line) => format.amount(palletsOf(line.quantity, line)),
      ({ pallets }) => format.amount(pallets),
    ),
    weight: figure(
      "weight",
      (line) => format.amount(weightOf(line.quantity, line)),
      ({ weight }) => format.amount(weight),
    ),
    amount: figure(
      "amount",
      (line) => <Money amount={amountOf(line)} />,
      ({ amount }) => <Money amount={amount} />,
    ),
  };
}
