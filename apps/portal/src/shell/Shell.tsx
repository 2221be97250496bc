import { isSignedIn } from "@caliper/catalogue-model";
import { ToastRegion } from "@caliper/design-system";
import { lazy, Suspense } from "react";
import { useIntl } from "react-intl";
import { Outlet, useLocation } from "react-router-dom";
import { ErrorBoundary } from "../ErrorBoundary.tsx";
import { CrashPage } from "../pages/CrashPage.tsx";
import { useSession } from "../state/session.tsx";
import { shellMessages } from "./messages.ts";
import { PublicShell } from "./PublicShell.tsx";

/** Whoever scanned a QR code has no menu, and does not wait for one. */
const MemberShell = lazy(() => import("./MemberShell.tsx"));

/** What stands around every page but the sign-in page. */
export default function Shell() {
  const { viewer } = useSession();
  const { key } = useLocation();
  const { formatMessage } = useIntl();
  const Frame = isSignedIn(viewer) ? MemberShell : PublicShell;
  return (
    <>
      <Suspense fallback={null}>
        <Frame>
          <ErrorBoundary resetKey={key} fallback={<CrashPage />}>
            <Suspense fallback={null}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </Frame>
      </Suspense>
      <ToastRegion
        label={formatMessage(shellMessages.notifications)}
        closeLabel={formatMessage(shellMessages.closeNotification)}
      />
    </>
  );
}
