import type { Stock, WarehousePrice } from "@caliper/api-client";
import { Dialog, Stack, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useTerms } from "../../terms/index.ts";
import { StockState } from "./StockState.tsx";
import { useStockTimes } from "./useStockTimes.ts";

export interface StockDialogProps extends WarehousePrice {
  /** The part. */
  code: string;
  stock: Stock;
  onClose: () => void;
}

/** Of which time the stock of a warehouse is, when more arrive, and the other warehouses that have it. */
export function StockDialog({ code, warehouse, stock, onClose }: StockDialogProps) {
  const t = useText();
  const terms = useTerms();
  const times = useStockTimes();
  const elsewhere = (stock.elsewhere ?? []).map(terms.warehouse).join(", ");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("stock.heading", { code })}
      closeLabel={t("common.close")}
      size="small"
    >
      <Stack gap={8}>
        <Text weight="strong">{terms.warehouse(warehouse)}</Text>
        <StockState stock={stock} />
        <Text>{[times.asOf(stock), times.expected(stock)].filter(Boolean).join(" · ")}</Text>
        <Text tone="muted">
          {elsewhere === "" ? t("stock.nowhereElse") : t("stock.elsewhere", { elsewhere })}
        </Text>
      </Stack>
    </Dialog>
  );
}
