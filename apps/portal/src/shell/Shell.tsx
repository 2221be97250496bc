import { isSignedIn } from "@caliper/api-client/access";
import { ToastRegion } from "@caliper/design-system";
import { Suspense } from "react";
import { useIntl } from "react-intl";
import { Outlet, useLocation } from "react-router-dom";
import { ErrorBoundary } from "../ErrorBoundary.tsx";
import { CrashPage } from "../pages/CrashPage.tsx";
import { useSession } from "../state/session.tsx";
import { MemberShell } from "./MemberShell.tsx";
import { shellMessages } from "./messages.ts";
import { PublicShell } from "./PublicShell.tsx";

/** What stands around every page but the sign-in page. */
export default function Shell() {
  const { viewer } = useSession();
  const { key } = useLocation();
  const { formatMessage } = useIntl();
  const Frame = isSignedIn(viewer) ? MemberShell : PublicShell;
  return (
    <>
      <Frame>
        <ErrorBoundary resetKey={key} fallback={<CrashPage />}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Frame>
      <ToastRegion
        label={formatMessage(shellMessages.notifications)}
        closeLabel={formatMessage(shellMessages.closeNotification)}
      />
    </>
  );
}
