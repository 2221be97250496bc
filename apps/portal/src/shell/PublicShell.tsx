import { BrandMark, Hide, IconButton, LinkButton } from "@caliper/design-system";
import { Late } from "@caliper/catalogue-widgets";
import type { ReactNode } from "react";
import { useText } from "../messages/index.ts";
import { paths } from "../paths.ts";
import { usePreferences } from "../state/preferences.tsx";
import LanguageMenu from "./LanguageMenu.tsx";
import { actions, frame, header, main } from "./PublicShell.css.ts";
import { SiteFooter } from "./SiteFooter.tsx";

export interface PublicShellProps {
  signInHref?: string | undefined;
  children: ReactNode;
}

/** For visitors who scanned a QR code: brand, language, theme and sign-in link; no menu. */
export function PublicShell({ signInHref = paths.signIn(), children }: PublicShellProps) {
  return (
    <div className={frame}>
      <header className={header}>
        <BrandMark />
        <Late>
          <HeaderActions signInHref={signInHref} />
        </Late>
      </header>
      <main id="content" className={main}>
        {children}
      </main>
      <Late>
        <SiteFooter />
      </Late>
    </div>
  );
}

function HeaderActions({ signInHref }: { signInHref: string }) {
  const t = useText();
  const { isLight, setLight } = usePreferences();
  return (
    <div className={actions}>
      <Hide on="narrow">
        <LanguageMenu />
      </Hide>
      <Hide on="wide">
        <LanguageMenu isCompact />
      </Hide>
      <IconButton
        icon={isLight ? "moon" : "sun"}
        label={t(isLight ? "portal.shell.darkMode" : "portal.shell.lightMode")}
        variant="plain"
        onPress={() => setLight(!isLight)}
      />
      <LinkButton href={signInHref}>{t("portal.shell.signIn")}</LinkButton>
    </div>
  );
}
