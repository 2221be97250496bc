import { type DataColumn, Money } from "@caliper/design-system";
import type { ReactNode } from "react";
import { type MessageDescriptor, useIntl } from "react-intl";
import { useFormat } from "../provider/index.ts";
import { orderMessages as words } from "./messages.ts";
import {
  amountOf,
  boxesOf,
  type CountedLine,
  type OrderTotals,
  palletsOf,
  totalsOf,
  weightOf,
} from "./quantities.ts";

/** The columns of an order's figures, each with its total. */
export function useFigures() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const count = (value: number | undefined) => (value === undefined ? "" : format.count(value));
  const figure = (
    id: string,
    title: MessageDescriptor,
    cell: (line: CountedLine) => ReactNode,
    total: (totals: OrderTotals) => ReactNode,
  ): DataColumn<CountedLine> => ({
    id,
    header: formatMessage(title),
    align: "end",
    cell,
    total: (lines) => total(totalsOf(lines)),
  });
  return {
    quantity: figure(
      "quantity",
      words.quantity,
      ({ quantity }) => count(quantity),
      ({ pieces }) => count(pieces),
    ),
    boxes: figure(
      "boxes",
      words.boxes,
      (line) => count(boxesOf(line.quantity, line)),
      ({ boxes }) => count(boxes),
    ),
    pallets: figure(
      "pallets",
      words.pallets,
      (line) => format.amount(palletsOf(line.quantity, line)),
      ({ pallets }) => format.amount(pallets),
    ),
    weight: figure(
      "weight",
      words.weight,
      (line) => format.amount(weightOf(line.quantity, line)),
      ({ weight }) => format.amount(weight),
    ),
    amount: figure(
      "amount",
      words.amount,
      (line) => <Money amount={amountOf(line)} />,
      ({ amount }) => <Money amount={amount} />,
    ),
  };
}
