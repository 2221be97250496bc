import type { Stock } from "@caliper/api-client";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";

const shortDay = { day: "numeric", month: "short" } as const;

export function useStockTimes() {
  const t = useText();
  const { formatDate } = useIntl();
  return {
    /** `as of 10:40`, or `not current since` with the day. */
    asOf: ({ asOf, isCurrent }: Stock) => {
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
