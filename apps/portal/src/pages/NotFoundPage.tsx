import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { pageMessages } from "./messages.ts";
import { Instead } from "./SectionStates.tsx";

/** Any address that is not a page of the portal. */
export default function NotFoundPage() {
  const { formatMessage } = useIntl();
  const path = useLocation().pathname;
  return (
    <Instead
      title={formatMessage(pageMessages.notFoundTitle)}
      hint={formatMessage(pageMessages.notFoundDetail, { path })}
    />
  );
}
