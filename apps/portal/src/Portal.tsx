import { RouterProvider } from "@caliper/design-system";
import { maySee } from "@caliper/catalogue-model";
import { CatalogueProvider } from "@caliper/catalogue-widgets";
import { Suspense, use } from "react";
import {
  type RouteObject,
  useLocation,
  useNavigate,
  useRoutes,
  useSearchParams,
} from "react-router-dom";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { CrashPage } from "./pages/CrashPage.tsx";
import { paths, type ReturnState } from "./paths.ts";
import { PreferencesProvider, usePreferences } from "./state/preferences.tsx";
import { type Services, ServicesProvider, useServices } from "./state/services.tsx";
import { SessionProvider } from "./state/session.tsx";
import { useSession } from "./state/useSession.ts";
import { loadFirstTexts } from "./state/texts.ts";
import { useWarehouseChoice, WarehouseProvider } from "./state/warehouse.tsx";
import { useHeadingFocus } from "./useHeadingFocus.ts";
import { useScrollMemory } from "./useScrollMemory.ts";

export interface PortalProps {
  services: Services;
  /** The pages. The server renders only the sign-in page. */
  routes: RouteObject[];
}

/** The pages with their providers: theme, language, session, navigation. */
export function Portal({ services, routes }: PortalProps) {
  const [query, setQuery] = useSearchParams();
  const forgetLanguage = () => {
    if (!query.has("lang")) return;
    query.delete("lang");
    setQuery(query, { replace: true });
  };
  return (
    <ServicesProvider services={services}>
      <PreferencesProvider onLanguageChosen={forgetLanguage}>
        <SessionProvider>
          {/* No spinner: texts and page load before the first paint. */}
          <Suspense fallback={null}>
            <WarehouseProvider>
              <Catalogue routes={routes} />
            </WarehouseProvider>
          </Suspense>
        </SessionProvider>
      </PreferencesProvider>
    </ServicesProvider>
  );
}

/** Users who do not administer import their own codes only, and add pasted codes to their lists. */
const memberLinks = {
  codeList: paths.pastedList,
  importPreview: paths.ownImport,
  importHistory: paths.ownCodes,
};

function Catalogue({ routes }: Pick<PortalProps, "routes">) {
  const { client, queries, store } = useServices();
  const { viewer } = useSession();
  const { language } = usePreferences();
  const { warehouse } = useWarehouseChoice();
  const go = useNavigate();
  const { pathname, search } = useLocation();
  const navigate = (href: string) => {
    // Return to this page after signing in.
    const state: ReturnState | null =
      href === paths.signIn() ? { from: `${pathname}${search}` } : null;
    void go(href, { state });
  };
  return (
    <CatalogueProvider
      client={client}
      queryClient={queries}
      locale={language}
      messages={use(loadFirstTexts(language))}
      viewer={viewer}
      warehouse={warehouse}
      navigate={navigate}
      links={maySee("administration", viewer) ? undefined : memberLinks}
      tableSettings={store.tableSettings}
      vehicleStore={store.vehicle}
    >
      <RouterProvider navigate={navigate}>
        <Pages routes={routes} />
      </RouterProvider>
    </CatalogueProvider>
  );
}

function Pages({ routes }: Pick<PortalProps, "routes">) {
  const { key } = useLocation();
  const page = useRoutes(routes);
  return (
    <ErrorBoundary resetKey={key} fallback={<CrashPage />}>
      {page}
      <ScrollMemory />
    </ErrorBoundary>
  );
}

/** Rendered after the page, so that the page is mounted when its position is restored. */
function ScrollMemory() {
  useScrollMemory();
  useHeadingFocus();
  return null;
}
