import type { Stock } from "@caliper/api-client";
import { Hide, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useStockTimes } from "./useStockTimes.ts";

/** Of which time most of a table's stock is, and by name of part or warehouse what is of another time; not on paper. */
export function StockTimes({ stocks }: { stocks: readonly (readonly [string, Stock])[] }) {
  const t = useText();
  const times = useStockTimes();
  const byTime = [...Map.groupBy(stocks, ([, stock]) => times.asOf(stock))];
  const [most, ...others] = byTime.toSorted(([, one], [, other]) => other.length - one.length);
  if (most === undefined) return null;
  const otherLines = others.map(([time, of]) => [
    [...new Set(of.map(([name]) => name))].join(", "),
    time,
  ]);
  return (
    <Hide on="print">
      <div>
        {[[t("stock.column"), most[0]], ...otherLines].map((line) => (
          <Text key={line.join(" ")} as="p" variant="caption" tone="subtle">
            {line.join(" ")}
          </Text>
        ))}
      </div>
    </Hide>
  );
}
