import { RouterProvider } from "@caliper/design-system";
import { CatalogueProvider } from "@caliper/catalogue-widgets";
import { Suspense, use, useCallback } from "react";
import { Outlet, ScrollRestoration, useNavigate } from "react-router-dom";
import { links } from "./links.ts";
import { paths } from "./paths.ts";
import type { ReturnState } from "./paths.ts";
import { PreferencesProvider, usePreferences } from "./state/preferences.tsx";
import { client, queries } from "./state/services.ts";
import { SessionProvider, useSession } from "./state/session.tsx";
import { loadTexts } from "./state/texts.ts";

/** What surrounds every page: theme, language, session, and how links navigate. */
export function Root() {
  return (
    <PreferencesProvider>
      <SessionProvider>
        {/* Nothing rather than a spinner: texts and page come within the first paint. */}
        <Suspense fallback={null}>
          <Catalogue />
        </Suspense>
      </SessionProvider>
    </PreferencesProvider>
  );
}

function Catalogue() {
  const { viewer } = useSession();
  const { language } = usePreferences();
  const routerNavigate = useNavigate();
  const navigate = useCallback(
    (href: string) => {
      const { pathname, search } = window.location;
      // Whoever signs in from a page comes back to it.
      const state: ReturnState | null =
        href === paths.signIn() ? { from: `${pathname}${search}` } : null;
      void routerNavigate(href, { state });
    },
    [routerNavigate],
  );
  return (
    <CatalogueProvider
      client={client}
      queryClient={queries}
      locale={language}
      messages={use(loadTexts(language))}
      viewer={viewer}
      links={links}
      navigate={navigate}
    >
      <RouterProvider navigate={navigate}>
        <Outlet />
      </RouterProvider>
      <ScrollRestoration />
    </CatalogueProvider>
  );
}
