import type { CategoryChoice } from "@caliper/api-client";
import { IconButton, Inline, SectionHeading, Stack, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useFormat } from "../provider/index.ts";
import { orderMessages as texts } from "./messages.ts";
import { sameChoice } from "./order.ts";
import { totalsOf } from "./quantities.ts";
import { wholeLines } from "./rows.ts";
import type { PricedCategory } from "./rows.ts";
import { useCategoryNames } from "./useCategoryNames.ts";

export interface WholeCategoriesProps {
  added: readonly CategoryChoice[];
  categories: readonly PricedCategory[];
  onRemove: (choice: CategoryChoice) => void;
}

/** Categories that are ordered whole, one piece of each product. */
export function WholeCategories({ added, categories, onRemove }: WholeCategoriesProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const names = useCategoryNames();
  if (added.length === 0) return null;
  return (
    <Stack gap={8} as="section">
      <SectionHeading level={3}>{formatMessage(texts.wholeCategories)}</SectionHeading>
      <Stack gap={4} as="ul">
        {added.map((choice) => {
          const name = names.choice(choice);
          const isRead = categories.some(
            (one) => sameChoice(one, choice) && one.products !== undefined,
          );
          const { products, amount } = totalsOf(wholeLines([choice], categories, []));
          return (
            <Inline key={name} as="li" gap={12}>
              <IconButton
                icon="trash"
                size="chip"
                label={formatMessage(texts.remove, { code: name })}
                onPress={() => onRemove(choice)}
              />
              <Text>{name}</Text>
              {isRead && (
                <Text tone="subtle">
                  {formatMessage(texts.counted, { count: products })} {format.price(amount)}
                </Text>
              )}
            </Inline>
          );
        })}
      </Stack>
    </Stack>
  );
}
