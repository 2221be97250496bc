import type { Quotation } from "@caliper/api-client";
import { Tag } from "@caliper/design-system";
import { Marks } from "../lists/index.ts";
import { useText } from "../messages/index.ts";

export interface QuotationStateProps {
  quotation: Pick<Quotation, "sentAt" | "isExpired">;
}

/** Whether a quotation was sent, and whether its last day has passed. */
export function QuotationState({ quotation: { sentAt, isExpired } }: QuotationStateProps) {
  const t = useText();
  return (
    <Marks>
      {sentAt === undefined ? (
        <Tag>{t("quotations.draft")}</Tag>
      ) : (
        <Tag tone="success">{t("quotations.sent")}</Tag>
      )}
      {isExpired && <Tag tone="warning">{t("quotations.expired")}</Tag>}
    </Marks>
  );
}

/** The number of a quotation with its revision: `12-2`. */
export const numberOf = ({ number, revision }: Pick<Quotation, "number" | "revision">) =>
  `${number}-${revision}`;
