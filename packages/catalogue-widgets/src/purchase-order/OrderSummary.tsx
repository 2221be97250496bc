import { FactsStrip, Stack, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useFormat } from "../provider/index.ts";
import { orderMessages as texts } from "./messages.ts";
import { totalsOf } from "./quantities.ts";
import type { CountedLine } from "./quantities.ts";

/** The whole order in figures, whole categories included. */
export function OrderSummary({ lines }: { lines: readonly CountedLine[] }) {
  const { formatMessage, formatNumber } = useIntl();
  const format = useFormat();
  const totals = totalsOf(lines);
  const two = (value: number) =>
    formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const facts = [
    ["products", texts.products, format.count(totals.products)],
    ["pieces", texts.pieces, format.count(totals.pieces)],
    ["boxes", texts.boxes, format.count(totals.boxes)],
    ["pallets", texts.pallets, two(totals.pallets)],
    ["weight", texts.weight, two(totals.weight)],
    ["amount", texts.totalAmount, two(totals.amount)],
  ] as const;
  return (
    <Stack gap={8}>
      <FactsStrip
        facts={facts.map(([id, label, value]) => ({ id, label: formatMessage(label), value }))}
      />
      {totals.withoutWeight > 0 && (
        <Text tone="subtle">
          {formatMessage(texts.withoutWeight, { count: totals.withoutWeight })}
        </Text>
      )}
    </Stack>
  );
}
