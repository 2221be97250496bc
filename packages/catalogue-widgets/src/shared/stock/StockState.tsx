import type { Stock } from "@caliper/api-client";
import { StatusIndicator, Text, VisuallyHidden } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useStockTimes } from "./useStockTimes.ts";

const tones = { inStock: "success", low: "warning", none: "danger" } as const;

/** The state in words, with the quantity for those who see it. */
export function useStockText(quantityText: "stock.quantity" | "stock.short" = "stock.quantity") {
  const t = useText();
  return ({ state, quantity }: Stock) =>
    quantity === undefined || state === "none"
      ? t(`stock.state.${state}`)
      : t(quantityText, { state: t(`stock.state.${state}`), count: quantity });
}

/** What a warehouse has, in words; without its color once it is not current. Below a price it is short. */
export function StockState({ stock, isShort = false }: { stock: Stock; isShort?: boolean }) {
  const textOf = useStockText(isShort ? "stock.short" : "stock.quantity");
  return (
    <StatusIndicator
      tone={stock.isCurrent ? tones[stock.state] : "neutral"}
      size={isShort ? "small" : "medium"}
    >
      {textOf(stock)}
    </StatusIndicator>
  );
}

/** The short state below a price, and when more arrive; screen readers also say that it is not current. */
export function StockNote({ stock }: { stock: Stock }) {
  const times = useStockTimes();
  return (
    <>
      <StockState stock={stock} isShort />
      {!stock.isCurrent && <VisuallyHidden>{times.asOf(stock)}</VisuallyHidden>}
      <Text as="div" variant="caption" tone="muted">
        {times.expected(stock)}
      </Text>
    </>
  );
}
