import { ErrorState } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { PageTitle } from "./PageTitle.tsx";

const reload = () => window.location.reload();

/** Shown instead of a page that threw or could not be loaded. */
export function CrashPage() {
  const t = useText();
  const title = t("portal.crash.title");
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ErrorState
        title={title}
        detail={t("portal.crash.detail")}
        retryLabel={t("portal.crash.reload")}
        onRetry={reload}
      />
    </>
  );
}
