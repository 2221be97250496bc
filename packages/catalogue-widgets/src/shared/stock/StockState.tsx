import type { Stock } from "@caliper/api-client";
import { StatusIndicator } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";

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
