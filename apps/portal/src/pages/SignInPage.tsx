import { isSignedIn, type Language, languageName } from "@caliper/catalogue-model";
import {
  Box,
  BrandMark,
  Button,
  Heading,
  Notice,
  preloadable,
  Stack,
  Text,
  useNarrow,
} from "@caliper/design-system";
import { Late, resume, SignInForm } from "@caliper/catalogue-widgets";
import { Suspense, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { returnPath } from "../paths.ts";
import { PageTexts } from "../state/PageTexts.tsx";
import { usePreferences } from "../state/preferences.tsx";
import { useHydrated } from "../state/useHydrated.ts";
import { useSession } from "../state/useSession.ts";
import { loadTexts } from "../state/texts.ts";
import { PageTitle } from "./PageTitle.tsx";
import { column, head, headEnd, page, sheet } from "./SignInPage.css.ts";

export interface SignInPageProps {
  /** Preloads the next page; called when the user focuses a field. */
  preload: (language: Language) => void;
}

// The form works before the drawing and the menu are loaded.
const SignInDrawing = preloadable(async () => (await import("./SignInDrawing.tsx")).default);
const LanguageMenu = preloadable(async () => (await import("../shell/LanguageMenu.tsx")).default);

/** The sign-in form beside a drawing. */
export default function SignInPage({ preload }: SignInPageProps) {
  const t = useText();
  const { viewer } = useSession();
  const { state, search } = useLocation();
  const isNarrow = useNarrow();
  const isHydrated = useHydrated();
  useEffect(() => resume(document.documentElement), []);
  // Preload only when a field has focus; until then this page is enough.
  const { language } = usePreferences();
  useEffect(() => {
    const begin = () => {
      preload(language);
      void loadTexts(language);
    };
    document.addEventListener("focusin", begin, { once: true });
    return () => document.removeEventListener("focusin", begin);
  }, [preload, language]);

  if (isSignedIn(viewer))
    return <Navigate to={returnPath(state, new URLSearchParams(search))} replace />;
  return (
    <main className={page}>
      <PageTitle>{t("portal.signIn.title")}</PageTitle>
      {import.meta.env.SSR && <meta name="description" content={t("portal.signIn.lead")} />}
      <div className={column}>
        <div className={head}>
          <BrandMark />
          <div className={headEnd}>
            <Late preload={LanguageMenu.preload} fallback={<LanguagePlaceholder />}>
              <LanguageMenu />
            </Late>
          </div>
        </div>
        <Stack gap={40}>
          <Stack gap={20}>
            <Heading level={1} variant="hero">
              {t("portal.signIn.claim")}
            </Heading>
            <Text as="p" tone="muted">
              {t("portal.signIn.lead")}
            </Text>
          </Stack>
          <noscript>
            <Notice tone="warning">{t("portal.signIn.needsScripts")}</Notice>
          </noscript>
          {/* Signing in changes the session, which redirects. */}
          <SignInForm onSignedIn={() => undefined} />
        </Stack>
        <Box border="hairlineStart" paddingBlock={16}>
          <Text as="p" variant="caption" tone="subtle">
            {t("portal.signIn.note")}
          </Text>
        </Box>
      </div>
      <div className={sheet}>
        {isHydrated && !isNarrow && (
          <Suspense fallback={null}>
            <PageTexts load={loadTexts}>
              <SignInDrawing />
            </PageTexts>
          </Suspense>
        )}
      </div>
    </main>
  );
}

/** As wide as the menu, so that nothing moves when it loads. */
function LanguagePlaceholder() {
  const { language } = usePreferences();
  return (
    <Button variant="plain" icon="globe" iconEnd="chevronDown" isDisabled>
      {languageName(language)}
    </Button>
  );
}
