import type { WarehousePrice } from "@caliper/api-client";
import { Button, Dialog, Stack, Text } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import { useTerms } from "../../terms/index.ts";
import { StockState, useStockTexts } from "./StockState.tsx";

export interface StockButtonProps {
  /** The part. */
  code: string;
  /** A price of it; nothing is shown where its stock is not known. */
  price: WarehousePrice | undefined;
}

/** What the warehouse of a price has; one press shows of which time that is, and the other warehouses that have it. */
export function StockButton({ code, price }: StockButtonProps) {
  const t = useText();
  const terms = useTerms();
  const texts = useStockTexts();
  const [isOpen, setOpen] = useState(false);
  if (!price?.stock) return null;
  const { stock, warehouse } = price;
  const elsewhere = (stock.elsewhere ?? []).map(terms.warehouse).join(", ");
  return (
    <>
      <Button
        variant="plain"
        size="chip"
        label={t("stock.ofPart", { code, state: texts.state(stock) })}
        onPress={() => setOpen(true)}
      >
        <StockState stock={stock} />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t("stock.heading", { code })}
        closeLabel={t("common.close")}
        size="small"
      >
        <Stack gap={8}>
          <Text weight="strong">{terms.warehouse(warehouse)}</Text>
          <StockState stock={stock} />
          <Text>{[texts.time(stock), texts.expected(stock)].filter(Boolean).join(" · ")}</Text>
          <Text tone="muted">
            {elsewhere === "" ? t("stock.nowhereElse") : t("stock.elsewhere", { elsewhere })}
          </Text>
        </Stack>
      </Dialog>
    </>
  );
}
