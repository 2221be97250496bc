import { isSignedIn } from "@caliper/catalogue-model";
import { preloadable } from "@caliper/design-system";
import { type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { paths, type ReturnState } from "./paths.ts";
import { PageTexts } from "./state/PageTexts.tsx";
import { loadTexts } from "./state/texts.ts";
import { useSession } from "./state/useSession.ts";

const SecondFactorPage = preloadable(
  async () => (await import("./pages/SecondFactorPage.tsx")).default,
);

export interface GuardProps {
  /** Paths that need no session. */
  open: readonly string[];
  children: ReactNode;
}

/**
 * Redirects visitors to the sign-in page, which redirects back after signing in. Users who must set up a second factor get that
 * page in place of every other.
 */
export function Guard({ open, children }: GuardProps) {
  const { viewer, hasLoggedOut } = useSession();
  const { pathname, search } = useLocation();
  if (viewer.lacksSecondFactor) {
    return (
      <PageTexts load={loadTexts}>
        <SecondFactorPage />
      </PageTexts>
    );
  }
  if (isSignedIn(viewer) || open.includes(pathname)) return children;
  // After logging out, the next user starts on the home page.
  const state: ReturnState | null = hasLoggedOut ? null : { from: `${pathname}${search}` };
  return <Navigate to={paths.signIn()} state={state} replace />;
}
