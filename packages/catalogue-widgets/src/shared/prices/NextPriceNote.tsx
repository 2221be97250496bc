import type { NextPrice } from "@caliper/api-client";
import { Hide, Money } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";
import { note } from "./PricesBlock.css.ts";

export interface NextPriceNoteProps {
  /** The price that begins soon. */
  price: NextPrice;
}

/** `from December 1: US$ 35.10`, small, below the current price; not on paper. */
export function NextPriceNote({ price: { amount, from } }: NextPriceNoteProps) {
  const t = useText();
  const { formatDate } = useIntl();
  const day = formatDate(new Date(from), { day: "numeric", month: "long", timeZone: "UTC" });
  return (
    <Hide on="print">
      <span className={note}>
        {t("common.fromDay", { day })} <Money amount={amount} />
      </span>
    </Hide>
  );
}
