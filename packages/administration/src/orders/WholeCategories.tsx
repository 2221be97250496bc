import {
  IconButton,
  Inline,
  Money,
  SectionHeading,
  Stack,
  Tag,
  Text,
} from "@caliper/design-system";
import type { Dispatch } from "react";
import { useText } from "../messages/index.ts";
import type { OrderAction } from "./order.ts";
import { lineId } from "./orderDraft.ts";
import { PriceChange, PriceGone } from "./PriceCell.tsx";
import { totalsOf } from "./quantities.ts";
import { type WholeCategory, wholeLines } from "./rows.ts";
import { useCategoryNames } from "./useCategoryNames.ts";

export interface WholeCategoriesProps {
  whole: readonly WholeCategory[];
  dispatch: Dispatch<OrderAction>;
}

/** Categories that are ordered whole, a box of each product. */
export function WholeCategories({ whole, dispatch }: WholeCategoriesProps) {
  const t = useText();
  const names = useCategoryNames();
  if (whole.length === 0) return null;
  return (
    <Stack gap={8} as="section">
      <SectionHeading level={3}>{t("order.wholeCategories")}</SectionHeading>
      <Stack gap={4} as="ul">
        {whole.map((one) => {
          const { choice, state, today } = one;
          const name = names.choice(choice);
          const lines = wholeLines([one], []);
          const { products, amount } = totalsOf(lines);
          const atToday = lines.map((line) => ({
            ...line,
            price: today.get(lineId(line)) ?? line.price,
          }));
          return (
            <Inline key={name} as="li" gap={12}>
              <IconButton
                icon="trash"
                size="chip"
                label={t("order.remove", { code: name })}
                onPress={() => dispatch({ type: "removeCategory", choice })}
              />
              <Text>{name}</Text>
              {state === "current" && (
                <Text tone="subtle">
                  {t("order.counted", { count: products })} <Money amount={amount} />
                </Text>
              )}
              {state === "changed" && (
                <>
                  <Tag tone="warning" icon="warning">
                    {t("order.categoryChanged")}
                  </Tag>
                  <PriceChange
                    before={amount}
                    today={totalsOf(atToday).amount}
                    of={name}
                    onUseToday={() => dispatch({ type: "categoryPrices", choice, prices: today })}
                  />
                </>
              )}
              {state === "gone" && <PriceGone />}
            </Inline>
          );
        })}
      </Stack>
    </Stack>
  );
}
