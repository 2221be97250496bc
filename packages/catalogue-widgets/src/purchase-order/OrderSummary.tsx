import { FactsStrip, Money, Stack, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useFormat } from "../provider/index.ts";
import { linesMessages as texts } from "./linesMessages.ts";
import { orderMessages as words } from "./messages.ts";
import { type CountedLine, totalsOf } from "./quantities.ts";

/** Totals of the order, including whole categories. */
export function OrderSummary({ lines }: { lines: readonly CountedLine[] }) {
  const { formatMessage, formatNumber } = useIntl();
  const format = useFormat();
  const totals = totalsOf(lines);
  const two = (value: number) =>
    formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const facts = [
    ["products", words.products, format.count(totals.products)],
    ["pieces", words.pieces, format.count(totals.pieces)],
    ["boxes", words.boxes, format.count(totals.boxes)],
    ["pallets", words.pallets, two(totals.pallets)],
    ["weight", words.weight, two(totals.weight)],
    ["total", words.total, <Money key="total" amount={totals.amount} />],
  ] as const;
  return (
    <Stack gap={8}>
      <FactsStrip
        facts={facts.map(([id, label, value]) => ({ id, label: formatMessage(label), value }))}
      />
      {totals.partBoxes > 0 && (
        <Text tone="subtle">{formatMessage(texts.roundedUp, { count: totals.partBoxes })}</Text>
      )}
      {totals.withoutWeight > 0 && (
        <Text tone="subtle">
          {formatMessage(texts.withoutWeight, { count: totals.withoutWeight })}
        </Text>
      )}
    </Stack>
  );
}
