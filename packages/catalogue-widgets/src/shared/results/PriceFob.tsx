import type { WarehousePrice } from "@caliper/api-client";
import { Inline, Money, Stack, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useTerms } from "../../terms/index.ts";
import { NextPriceNote } from "../next-price/index.ts";
import { StockButton, StockState } from "../stock/index.ts";

/** `Price FOB, MIAMI US$ 38.40`, with its stock and the next price; nothing without a price. In a link, which contains no buttons, omit the code. */
export function PriceFob({ code, price }: { code?: string; price: WarehousePrice | undefined }) {
  const t = useText();
  const terms = useTerms();
  if (price === undefined || price.amount === 0) return null;
  const warehouse = terms.warehouse(price.warehouse);
  return (
    <Stack gap={0} align="start">
      <Inline as="span" gap={8} align="baseline">
        <Text variant="caption" tone="subtle">
          {t("common.priceFob", { warehouse })}
        </Text>
        <Money amount={price.amount} />
      </Inline>
      {code !== undefined && <StockButton code={code} price={price} />}
      {code === undefined && price.stock && <StockState stock={price.stock} isShort />}
      <NextPriceNote price={price.next} />
    </Stack>
  );
}
