import { Button, Icon, Tag, Text, VisuallyHidden } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useFormat } from "../provider/index.ts";
import { orderMessages as texts } from "./messages.ts";
import * as styles from "./OrderForm.css.ts";
import type { OrderRow } from "./rows.ts";

export interface PriceCellProps {
  row: OrderRow;
  onUseToday: () => void;
}

/** The price that was seen; where today's is another, both, and the button that takes today's. */
export function PriceCell({ row, onUseToday }: PriceCellProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  if (row.state === "gone") {
    return (
      <Tag tone="danger" icon="warning">
        {formatMessage(texts.gone)}
      </Tag>
    );
  }
  if (row.state !== "changed") return format.amount(row.price);
  return (
    <span className={styles.price}>
      <Text as="s" tone="subtle">
        {format.amount(row.price)}
      </Text>
      <Icon name="arrowRight" size="small" />
      <VisuallyHidden>{formatMessage(texts.becomes)}</VisuallyHidden>
      <strong>{format.amount(row.today)}</strong>
      <Button
        size="chip"
        label={formatMessage(texts.useTodayOf, { code: row.line.code })}
        onPress={onUseToday}
      >
        {formatMessage(texts.useToday)}
      </Button>
    </span>
  );
}
