import type { Stock } from "@caliper/api-client";
import { StatusIndicator } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";

const tones = { inStock: "success", low: "warning", none: "danger" } as const;

const shortDay = { day: "numeric", month: "short" } as const;

export function useStockTexts() {
  const t = useText();
  const { formatDate } = useIntl();
  return {
    /** With the quantity for those who see it. */
    state: ({ state, quantity }: Stock) =>
      quantity === undefined || state === "none"
        ? t(`stock.state.${state}`)
        : t("stock.quantity", { state: t(`stock.state.${state}`), count: quantity }),

    /** `as of 10:40`, or `not current since` with the day. */
    time: ({ asOf, isCurrent }: Stock) => {
      const at = new Date(asOf);
      const isToday = at.toDateString() === new Date().toDateString();
      const clock = { hour: "numeric", minute: "2-digit" } as const;
      const time = formatDate(at, isToday ? clock : { ...shortDay, ...clock });
      return t(isCurrent ? "stock.asOf" : "stock.notCurrentSince", { time });
    },

    expected: ({ expected }: Stock) =>
      expected !== undefined &&
      t("stock.expected", {
        day: formatDate(new Date(expected), { ...shortDay, timeZone: "UTC" }),
      }),
  };
}

/** What a warehouse has, in words; without its color once it is not current. */
export function StockState({ stock }: { stock: Stock }) {
  const texts = useStockTexts();
  return (
    <StatusIndicator tone={stock.isCurrent ? tones[stock.state] : "neutral"}>
      {texts.state(stock)}
    </StatusIndicator>
  );
}
