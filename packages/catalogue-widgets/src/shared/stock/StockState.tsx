import type { Stock } from "@caliper/api-client";
import { StatusIndicator } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";

const tones = { inStock: "success", low: "warning", none: "danger" } as const;

/** The state in words, with the quantity for those who see it. */
export function useStockText() {
  const t = useText();
  return ({ state, quantity }: Stock) =>
    quantity === undefined || state === "none"
      ? t(`stock.state.${state}`)
      : t("stock.quantity", { state: t(`stock.state.${state}`), count: quantity });
}

/** What a warehouse has, in words; without its color once it is not current. */
export function StockState({ stock }: { stock: Stock }) {
  return (
    <StatusIndicator tone={stock.isCurrent ? tones[stock.state] : "neutral"}>
      {useStockText()(stock)}
    </StatusIndicator>
  );
}
