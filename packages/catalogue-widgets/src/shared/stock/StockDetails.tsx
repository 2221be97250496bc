import type { Stock, WarehousePrice } from "@caliper/api-client";
import { Stack, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useTerms } from "../../terms/index.ts";
import { StockState } from "./StockState.tsx";
import { useStockTimes } from "./useStockTimes.ts";

/** Of which time the stock of a warehouse is, when more arrive, and the other warehouses that have it. */
export function StockDetails({ warehouse, stock }: WarehousePrice & { stock: Stock }) {
  const t = useText();
  const terms = useTerms();
  const times = useStockTimes();
  const elsewhere = (stock.elsewhere ?? []).map(terms.warehouse).join(", ");
  return (
    <Stack gap={8}>
      <Text weight="strong">{terms.warehouse(warehouse)}</Text>
      <StockState stock={stock} />
      <Text>{[times.asOf(stock), times.expected(stock)].filter(Boolean).join(" · ")}</Text>
      <Text tone="muted">
        {elsewhere === "" ? t("stock.nowhereElse") : t("stock.elsewhere", { elsewhere })}
      </Text>
    </Stack>
  );
}
