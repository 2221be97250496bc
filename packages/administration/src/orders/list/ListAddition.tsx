import { listLimits } from "@caliper/catalogue-model";
import { AddToList, useFormat } from "@caliper/catalogue-widgets/shared";
import { Inline, Notice, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { firstTexts } from "./firstTexts.ts";
import type { RequestedProduct } from "./matches.ts";

export interface ListAdditionProps {
  products: readonly RequestedProduct[];
}

/** Adds the products of a pasted list to a list of the user, unless it has no room for them. */
export function ListAddition({ products }: ListAdditionProps) {
  const t = useText();
  const format = useFormat();
  const excessive = products.filter(({ quantity }) => quantity > listLimits.quantity);
  if (products.length > listLimits.lines)
    return <Notice tone="warning">{t("order.tooLong", { most: listLimits.lines })}</Notice>;
  if (excessive.length > 0) {
    const codes = excessive.map(({ code, quantity }) => `${code} (${format.count(quantity)})`);
    return (
      <Notice tone="warning">
        {t("order.tooMany", { most: listLimits.quantity, codes: firstTexts(codes) })}
      </Notice>
    );
  }
  return (
    <Inline gap={16}>
      <AddToList
        as="button"
        label={t("order.addToList", { count: products.length })}
        parts={products.map(({ code, quantity }) => ({ code, quantity }))}
      />
      <Text tone="subtle">{t("order.addToListHint")}</Text>
    </Inline>
  );
}
