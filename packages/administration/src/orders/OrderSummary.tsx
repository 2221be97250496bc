import { useFormat } from "@caliper/catalogue-widgets/shared";
import { FactsStrip, Money, Stack, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useText } from "../messages/index.ts";
import { type CountedLine, totalsOf } from "./quantities.ts";

interface OrderSummaryProps {
  lines: readonly CountedLine[];
  /** False where the totals are at the foot of the lines: shows only how they were counted. */
  hasTotals?: boolean;
}

/** Totals of the order, including whole categories. */
export function OrderSummary({ lines, hasTotals = true }: OrderSummaryProps) {
  const { formatNumber } = useIntl();
  const t = useText();
  const format = useFormat();
  const totals = totalsOf(lines);
  const two = (value: number) =>
    formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const facts = [
    ["products", "order.products", format.count(totals.products)],
    ["pieces", "order.pieces", format.count(totals.pieces)],
    ["boxes", "order.boxes", format.count(totals.boxes)],
    ["pallets", "order.pallets", two(totals.pallets)],
    ["weight", "order.weight", two(totals.weight)],
    ["total", "order.total", <Money key="total" amount={totals.amount} />],
  ] as const;
  return (
    <Stack gap={8}>
      {hasTotals && (
        <FactsStrip facts={facts.map(([id, label, value]) => ({ id, label: t(label), value }))} />
      )}
      {totals.partBoxes > 0 && (
        <Text tone="subtle">{t("order.roundedUp", { count: totals.partBoxes })}</Text>
      )}
      {totals.withoutWeight > 0 && (
        <Text tone="subtle">{t("order.withoutWeight", { count: totals.withoutWeight })}</Text>
      )}
    </Stack>
  );
}
