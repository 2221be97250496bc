import { type ApiClient, createClient, sessionQuery } from "@caliper/api-client";
import {
  anonymous,
  intlLocale,
  type Language,
  languageOf,
  type Viewer,
  type Warehouse,
  warehouseOf,
} from "@caliper/catalogue-model";
import { HeadingOffset, I18nProvider } from "@caliper/design-system";
import {
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  useQuery,
} from "@tanstack/react-query";
import { type ReactNode, use, useMemo, useState } from "react";
import { CatalogueTexts, CommonTexts } from "./CatalogueTexts.tsx";
import { Catalogue } from "./context.ts";
import type { Messages } from "./loadAreas.ts";
import { type HostLinks, linksOf } from "./portalLinks.ts";
import {
  type StoredText,
  type TableSettingsStore,
  TableSettingsStoreContext,
} from "./TableSettings.tsx";
import { useDocumentLanguage } from "./useDocumentLanguage.ts";

export interface CatalogueProviderProps {
  /** By default one for `apiUrl` and `embedKey`. */
  client?: ApiClient | undefined;
  /** The API's origin, such as `https://catalogue.example`; by default the page's own. */
  apiUrl?: string | undefined;
  /** The public id of an embed key, `pk_…`, for pages of other sites. */
  embedKey?: string | undefined;
  /** By default that of a surrounding `QueryClientProvider`, or a new one. */
  queryClient?: QueryClient | undefined;
  /** By default the language of the document's `lang`. */
  locale?: Language | undefined;
  /** All texts of the language, including the host's own; by default each widget loads its texts. */
  messages?: Messages | undefined;
  /** By default the user of the session at the page's own API, otherwise an anonymous visitor. */
  viewer?: Viewer | undefined;
  /**
   * The host's links, or the URL of its datasheets with `{code}` in it. Other links lead to the catalogue's portal at
   * the API's origin.
   */
  links?: HostLinks | undefined;
  /** The level of a datasheet's title, from 1 to 6; other headings follow it. 1 by default. */
  headingLevel?: number | undefined;
  /** Navigates within the host; by default the browser loads the page. */
  navigate?: ((href: string) => void) | undefined;
  /** The warehouse whose prices the viewer chose; by default the viewer's first one. */
  warehouse?: Warehouse | undefined;
  /** The store of chosen columns and sorting of tables; without it users cannot choose columns. Must not change. */
  tableSettings?: TableSettingsStore | undefined;
  /** The store of the vehicle that was searched for last, such as that of the tab; without it no part is compared with it. Must not change. */
  vehicleStore?: StoredText | undefined;
  /** The page's origin, such as `https://caliper.example`, where a server renders the page: it has no `window.location`. */
  origin?: string | undefined;
  children: ReactNode;
}

const loadPage = (href: string) => window.location.assign(href);

/** Provides the API client, the viewer, the language and the host's links to all widgets. */
export function CatalogueProvider({ queryClient, ...props }: CatalogueProviderProps) {
  return (
    <Queries queryClient={queryClient}>
      <Connected {...props} />
    </Queries>
  );
}

function Connected({
  client: hostClient,
  apiUrl,
  embedKey,
  locale: hostLocale,
  messages,
  viewer: hostViewer,
  links: hostLinks,
  headingLevel = 1,
  navigate = loadPage,
  warehouse: hostWarehouse,
  tableSettings,
  vehicleStore,
  origin,
  children,
}: Omit<CatalogueProviderProps, "queryClient">) {
  const documentLanguage = useDocumentLanguage();
  const locale = hostLocale === undefined ? documentLanguage : languageOf(hostLocale);
  const client = useMemo(
    () => hostClient ?? createClient({ baseUrl: apiUrl, key: embedKey, language: () => locale }),
    [hostClient, apiUrl, embedKey, locale],
  );
  // Cookies are sent to the page's own origin only; a key replaces them and has rights of its own.
  const hasSession =
    hostViewer === undefined && (embedKey !== undefined || isOwnOrigin(client.baseUrl));
  const session = useQuery({ ...sessionQuery(client), enabled: hasSession });
  const viewer = hostViewer ?? (hasSession ? session.data : undefined) ?? anonymous;
  const warehouse = hostWarehouse ?? warehouseOf(viewer);
  const value = useMemo(
    () => ({
      client,
      locale,
      viewer,
      links: linksOf(hostLinks, client.baseUrl),
      navigate,
      warehouse,
      origin,
      vehicleStore,
    }),
    [client, locale, viewer, hostLinks, navigate, warehouse, origin, vehicleStore],
  );
  const texts =
    messages === undefined ? (
      <CommonTexts>{children}</CommonTexts>
    ) : (
      <CatalogueTexts locale={locale} messages={messages}>
        {children}
      </CatalogueTexts>
    );
  return (
    <I18nProvider locale={intlLocale(locale)}>
      <Catalogue value={value}>
        <HeadingOffset value={Math.max(0, Math.trunc(headingLevel) - 1)}>
          <TableSettingsStoreContext value={tableSettings}>{texts}</TableSettingsStoreContext>
        </HeadingOffset>
      </Catalogue>
    </I18nProvider>
  );
}

const isOwnOrigin = (baseUrl: string) =>
  typeof window !== "undefined" &&
  URL.canParse(baseUrl, window.location.href) &&
  new URL(baseUrl, window.location.href).origin === window.location.origin;

function Queries({
  queryClient,
  children,
}: Pick<CatalogueProviderProps, "queryClient" | "children">) {
  const host = use(QueryClientContext);
  const [own] = useState(() => queryClient ?? host ?? new QueryClient());
  return <QueryClientProvider client={queryClient ?? host ?? own}>{children}</QueryClientProvider>;
}
