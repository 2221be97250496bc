import { Badge } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { contained } from "../provider/index.ts";
import { reviewMessages } from "./reviewMessages.ts";
import { usePendingAmendments } from "./usePendingAmendments.ts";

/** The number of pending amendments; nothing for zero. */
export const PendingAmendmentsBadge = contained("amendments", PendingAmendmentsBadgeContent);

function PendingAmendmentsBadgeContent() {
  const { formatMessage } = useIntl();
  const count = usePendingAmendments() ?? 0;
  if (count === 0) return null;
  return <Badge count={count} label={formatMessage(reviewMessages.badge, { count })} />;
}
