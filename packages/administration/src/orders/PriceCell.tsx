import { Button, Icon, Money, Tag, Text, VisuallyHidden } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import * as styles from "./OrderForm.css.ts";
import type { OrderRow } from "./rows.ts";

export interface PriceCellProps {
  row: OrderRow;
  onUseToday: () => void;
}

/** The agreed price. When today's price differs: both, with a button that accepts today's. */
export function PriceCell({ row, onUseToday }: PriceCellProps) {
  if (row.state === "gone") return <PriceGone />;
  if (row.state !== "changed") return <Money amount={row.price} />;
  return (
    <PriceChange before={row.price} today={row.today} of={row.line.code} onUseToday={onUseToday} />
  );
}

export interface PriceChangeProps {
  /** Agreed price in US dollars. */
  before: number;
  /** US dollars. */
  today: number | undefined;
  /** The code or category, for the button's name. */
  of: string;
  onUseToday: () => void;
}

/** Old price, new price, and a button that accepts the new one. */
export function PriceChange({ before, today, of, onUseToday }: PriceChangeProps) {
  const t = useText();
  return (
    <span className={styles.price}>
      <Text as="s" tone="subtle">
        <Money amount={before} />
      </Text>
      <Icon name="arrowRight" size="small" />
      <VisuallyHidden>{t("order.becomes")}</VisuallyHidden>
      <strong>
        <Money amount={today} />
      </strong>
      <Button size="chip" label={t("order.useTodayOf", { code: of })} onPress={onUseToday}>
        {t("order.useToday")}
      </Button>
    </span>
  );
}

/** Shown when there is no price today. */
export function PriceGone() {
  return (
    <Tag tone="danger" icon="warning">
      {useText()("order.gone")}
    </Tag>
  );
}
