import type { WarehousePrice } from "@caliper/api-client";
import { Button, preloadable, Text } from "@caliper/design-system";
import { Suspense, useState } from "react";
import { useText } from "../../messages/index.ts";
import { aligned } from "./StockButton.css.ts";
import { StockState, useStockText } from "./StockState.tsx";

export interface StockButtonProps {
  /** The part. */
  code: string;
  /** A price of it; nothing is shown where its stock is not known. */
  price: WarehousePrice | undefined;
}

// Results without prices do not need it.
const StockDialog = preloadable(async () => (await import("./StockDialog.tsx")).StockDialog);

/** What the warehouse of a price has; one press shows of which time that is, and the other warehouses that have it. */
export function StockButton({ code, price }: StockButtonProps) {
  const t = useText();
  const textOf = useStockText();
  const [isOpen, setOpen] = useState(false);
  if (!price?.stock) return null;
  const { stock } = price;
  return (
    <>
      <span className={aligned}>
        <Button
          variant="plain"
          size="chip"
          label={t("stock.ofPart", { code, state: textOf(stock) })}
          onPress={() => setOpen(true)}
        >
          <Text nowrap>
            <StockState stock={stock} isShort />
          </Text>
        </Button>
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <StockDialog code={code} {...price} stock={stock} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
