import { ErrorState } from "@caliper/design-system";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useRouteError } from "react-router-dom";
import { pageMessages } from "./messages.ts";
import { PageTitle } from "./PageTitle.tsx";

const reload = () => window.location.reload();

/** Stands in for a page that threw, a part of it that could not be fetched included. */
export function CrashPage() {
  const { formatMessage } = useIntl();
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  const title = formatMessage(pageMessages.crashTitle);
  return (
    <main>
      <PageTitle>{title}</PageTitle>
      <ErrorState
        title={title}
        detail={formatMessage(pageMessages.crashDetail)}
        retryLabel={formatMessage(pageMessages.reload)}
        onRetry={reload}
      />
    </main>
  );
}
