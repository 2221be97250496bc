import { ErrorState } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { pageMessages } from "./messages.ts";
import { PageTitle } from "./PageTitle.tsx";

const reload = () => window.location.reload();

/** Shown instead of a page that threw or could not be loaded. */
export function CrashPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(pageMessages.crashTitle);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ErrorState
        title={title}
        detail={formatMessage(pageMessages.crashDetail)}
        retryLabel={formatMessage(pageMessages.reload)}
        onRetry={reload}
      />
    </>
  );
}
