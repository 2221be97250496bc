import { anonymous } from "@caliper/catalogue-model";
import {
  CatalogueProvider,
  Datasheet,
  type Messages,
  resume,
  useDatasheetTitle,
} from "@caliper/catalogue-widgets";
import { Stack, ToastRegion } from "@caliper/design-system";
import { useEffect, useState } from "react";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { useText } from "./messages/index.ts";
import { CrashPage } from "./pages/CrashPage.tsx";
import { PageTitle } from "./pages/PageTitle.tsx";
import { paths } from "./paths.ts";
import { openIn } from "./rendered/openIn.ts";
import type { RenderedState } from "./rendered/renderedState.ts";
import { PublicShell } from "./shell/PublicShell.tsx";
import { Preferred } from "./state/preferences.tsx";
import { type Services, ServicesProvider } from "./state/services.tsx";
import { type Session, SessionContext } from "./state/useSession.ts";

export interface PublicPageProps extends Pick<RenderedState, "code" | "language" | "origin"> {
  readonly services: Services;
  /** Texts in the language of the page. */
  readonly messages: Messages;
}

const session: Session = {
  viewer: anonymous,
  hasLoggedOut: false,
  signOut: () => Promise.resolve(),
};

/**
 * The datasheet of an anonymous visitor, as the server renders it and the browser hydrates it. Without a router: links load
 * other documents.
 */
export function PublicPage({ services, messages, code, language, origin }: PublicPageProps) {
  const { client, queries, store } = services;
  const [isLight, setLight] = useState(() => store.readLight());
  const preferences = {
    language,
    setLanguage: (next: typeof language) => {
      store.saveLanguage(next);
      openIn(next);
    },
    isLight,
    setLight: (next: boolean) => {
      store.saveLight(next);
      setLight(next);
    },
  };
  // Another tab changed the theme or the language, or signed in.
  useEffect(
    () =>
      store.onChange(() => {
        if (store.readSession() !== undefined || store.readLanguage() !== language)
          window.location.reload();
        else setLight(store.readLight());
      }),
    [store, language],
  );
  return (
    <ServicesProvider services={services}>
      <Preferred preferences={preferences}>
        <SessionContext value={session}>
          <CatalogueProvider
            client={client}
            queryClient={queries}
            locale={language}
            messages={messages}
            viewer={anonymous}
            tableSettings={store.tableSettings}
            origin={origin}
          >
            <Page code={code} />
          </CatalogueProvider>
        </SessionContext>
      </Preferred>
    </ServicesProvider>
  );
}

function Page({ code }: { code: string }) {
  const t = useText();
  useEffect(() => resume(document.documentElement), []);
  return (
    <>
      <PublicShell signInHref={paths.signIn(paths.datasheet({ code }))}>
        <ErrorBoundary resetKey={code} fallback={<CrashPage />}>
          {import.meta.env.SSR && <Title code={code} />}
          <Stack gap={40}>
            <Datasheet code={code} />
          </Stack>
        </ErrorBoundary>
      </PublicShell>
      <ToastRegion
        label={t("portal.shell.notifications")}
        closeLabel={t("portal.shell.closeNotification")}
      />
    </>
  );
}

/** Only on the server: the title does not change in the browser. */
function Title({ code }: { code: string }) {
  const t = useText();
  const title = useDatasheetTitle(code);
  return <PageTitle>{title ?? (code || t("portal.datasheet.title"))}</PageTitle>;
}
