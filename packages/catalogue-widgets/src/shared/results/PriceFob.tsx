import type { WarehousePrice } from "@caliper/api-client";
import { Inline, Money, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useTerms } from "../../terms/index.ts";

/** `Price FOB, MIAMI US$ 38.40`; nothing without a price. */
export function PriceFob({ price }: { price: WarehousePrice | undefined }) {
  const t = useText();
  const terms = useTerms();
  if (price === undefined || price.amount === 0) return null;
  const warehouse = terms.warehouse(price.warehouse);
  return (
    <Inline as="span" gap={8} align="baseline">
      <Text variant="caption" tone="subtle">
        {t("common.priceFob", { warehouse })}
      </Text>
      <Money amount={price.amount} />
    </Inline>
  );
}
