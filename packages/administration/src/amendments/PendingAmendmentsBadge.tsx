import { Badge } from "@caliper/design-system";
import { contained, useText } from "../messages/index.ts";
import { usePendingAmendments } from "./usePendingAmendments.ts";

/** The number of pending amendments; nothing for zero. */
export const PendingAmendmentsBadge = contained(PendingAmendmentsBadgeContent);

function PendingAmendmentsBadgeContent() {
  const t = useText();
  const count = usePendingAmendments() ?? 0;
  if (count === 0) return null;
  return <Badge count={count} label={t("amendments.review.badge", { count })} />;
}
