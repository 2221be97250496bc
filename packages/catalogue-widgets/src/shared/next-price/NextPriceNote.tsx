import type { NextPrice } from "@caliper/api-client";
import { Hide, Money } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";
import { narrowNote, note } from "./NextPriceNote.css.ts";

export interface NextPriceNoteProps {
  /** The price that begins soon; nothing is shown without one. */
  price: NextPrice | undefined;
  /** In the width of the price above it. */
  isNarrow?: boolean;
}

/** `from December 1: US$ 35.10`, small, below the current price; not on paper. */
export function NextPriceNote({ price, isNarrow = false }: NextPriceNoteProps) {
  const t = useText();
  const { formatDate } = useIntl();
  if (price === undefined) return null;
  const day = formatDate(new Date(price.from), {
    day: "numeric",
    month: isNarrow ? "short" : "long",
    timeZone: "UTC",
  });
  return (
    <Hide on="print">
      <span className={isNarrow ? narrowNote : note}>
        {t("common.fromDay", { day })} <Money amount={price.amount} />
      </span>
    </Hide>
  );
}
