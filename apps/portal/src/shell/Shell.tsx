import { isSignedIn } from "@caliper/catalogue-model";
import { preloadable, Skeleton, Stack, ToastRegion } from "@caliper/design-system";
import { type ReactNode, Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ErrorBoundary } from "../ErrorBoundary.tsx";
import { useText } from "../messages/index.ts";
import { useSession } from "../state/useSession.ts";
import { PublicShell } from "./PublicShell.tsx";

/** Loaded only for signed-in users; others have no menu. */
export const MemberShell = preloadable(async () => (await import("./MemberShell.tsx")).default);

/**
 * The frame of every page except the sign-in page.
 * @param props.crashPage shown instead of a page that throws
 */
export default function Shell({ crashPage }: { crashPage: ReactNode }) {
  const { viewer } = useSession();
  const { key } = useLocation();
  const t = useText();
  const Frame = isSignedIn(viewer) ? MemberShell : PublicShell;
  return (
    <>
      <Suspense fallback={null}>
        <Frame>
          <ErrorBoundary resetKey={key} fallback={crashPage}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </Frame>
      </Suspense>
      <ToastRegion
        label={t("portal.shell.notifications")}
        closeLabel={t("portal.shell.closeNotification")}
      />
    </>
  );
}

/** Heading, a row of controls and rows, as on most pages. */
function PageSkeleton() {
  return (
    <div aria-busy>
      <Stack gap={24}>
        <Skeleton shape="block" height="control" />
        <Skeleton shape="rows" count={8} />
      </Stack>
    </div>
  );
}
