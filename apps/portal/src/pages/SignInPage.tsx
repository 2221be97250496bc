import { isSignedIn } from "@caliper/api-client/access";
import { Box, BrandMark, Heading, Stack, Text, useNarrow } from "@caliper/design-system";
import { SignInForm } from "@caliper/catalogue-widgets";
import { lazy, Suspense } from "react";
import { useIntl } from "react-intl";
import { Navigate, useLocation } from "react-router-dom";
import { returnPath } from "../paths.ts";
import { LanguageMenu } from "../shell/LanguageMenu.tsx";
import { useSession } from "../state/session.tsx";
import { pageMessages } from "./messages.ts";
import { PageTitle } from "./PageTitle.tsx";
import { column, head, page, sheet } from "./SignInPage.css.ts";

export interface SignInPageProps {
  /** Fetches what comes next, called once somebody begins to sign in. */
  preload: () => void;
}

// The form works before the drawing is here.
const SignInDrawing = lazy(() => import("./SignInDrawing.tsx"));

/** Name and password, beside what the catalogue is about. */
export default function SignInPage({ preload }: SignInPageProps) {
  const { formatMessage } = useIntl();
  const { viewer } = useSession();
  const { state } = useLocation();
  const isNarrow = useNarrow();

  if (isSignedIn(viewer)) return <Navigate to={returnPath(state)} replace />;
  return (
    <div className={page}>
      <PageTitle>{formatMessage(pageMessages.signInTitle)}</PageTitle>
      <main className={column} onFocus={preload}>
        <div className={head}>
          <BrandMark />
          <LanguageMenu />
        </div>
        <Stack gap={40}>
          <Stack gap={20}>
            <Heading level={1} variant="hero">
              {formatMessage(pageMessages.signInClaim)}
            </Heading>
            <Text as="p" tone="muted">
              {formatMessage(pageMessages.signInLead)}
            </Text>
          </Stack>
          {/* Signing in changes the session, which leads on by itself. */}
          <SignInForm onSignedIn={() => undefined} />
        </Stack>
        <Box border="hairlineStart" paddingBlock={16}>
          <Text as="p" variant="caption" tone="subtle">
            {formatMessage(pageMessages.signInNote)}
          </Text>
        </Box>
      </main>
      {!isNarrow && (
        <div className={sheet}>
          <Suspense fallback={null}>
            <SignInDrawing />
          </Suspense>
        </div>
      )}
    </div>
  );
}
