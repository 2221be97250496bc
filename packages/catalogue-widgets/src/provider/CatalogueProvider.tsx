import type { ApiClient } from "@caliper/api-client";
import {
  intlLocale,
  type Language,
  sourceLanguage,
  type Viewer,
  type Warehouse,
  warehouseOf,
} from "@caliper/catalogue-model";
import { I18nProvider } from "@caliper/design-system";
import { QueryClient, QueryClientContext, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, use, useMemo, useState } from "react";
import { IntlProvider, ReactIntlErrorCode } from "react-intl";
import { Catalogue } from "./context.ts";
import type { CatalogueLinks } from "./links.ts";
import { loadMessages, type Messages } from "./locale.ts";
import {
  TableSettings,
  type TableSettingsStore,
  TableSettingsStoreContext,
} from "./TableSettings.tsx";

export interface CatalogueProviderProps {
  client: ApiClient;
  /** By default that of a surrounding `QueryClientProvider`, or a new one. */
  queryClient?: QueryClient | undefined;
  locale: Language;
  /** All texts of the language, including the host's own; by default the widgets' texts are loaded. */
  messages?: Messages | undefined;
  viewer: Viewer;
  links: CatalogueLinks;
  /** Navigates within the host; by default the browser loads the page. */
  navigate?: ((href: string) => void) | undefined;
  /** The warehouse whose prices the viewer chose; by default the viewer's first one. */
  warehouse?: Warehouse | undefined;
  /** Where tables keep chosen columns and sorting; without it users cannot choose columns. Does not change. */
  tableSettings?: TableSettingsStore | undefined;
  children: ReactNode;
}

const loadPage = (href: string) => window.location.assign(href);

/** Provides the API client, the viewer, the language and the host's links to all widgets. */
export function CatalogueProvider({
  client,
  queryClient,
  locale,
  messages,
  viewer,
  links,
  navigate = loadPage,
  warehouse = warehouseOf(viewer),
  tableSettings,
  children,
}: CatalogueProviderProps) {
  const value = useMemo(
    () => ({ client, locale, viewer, links, navigate, warehouse }),
    [client, locale, viewer, links, navigate, warehouse],
  );
  const texts =
    messages === undefined ? (
      <Suspense fallback={null}>
        <LoadedTexts locale={locale}>{children}</LoadedTexts>
      </Suspense>
    ) : (
      <CatalogueTexts locale={locale} messages={messages}>
        {children}
      </CatalogueTexts>
    );
  return (
    <Queries queryClient={queryClient}>
      <I18nProvider locale={intlLocale(locale)}>
        <Catalogue value={value}>
          <TableSettingsStoreContext value={tableSettings}>{texts}</TableSettingsStoreContext>
        </Catalogue>
      </I18nProvider>
    </Queries>
  );
}

function Queries({
  queryClient,
  children,
}: Pick<CatalogueProviderProps, "queryClient" | "children">) {
  const host = use(QueryClientContext);
  const [own] = useState(() => queryClient ?? host ?? new QueryClient());
  return <QueryClientProvider client={queryClient ?? host ?? own}>{children}</QueryClientProvider>;
}

function LoadedTexts({ locale, children }: Pick<CatalogueProviderProps, "locale" | "children">) {
  return (
    <CatalogueTexts locale={locale} messages={use(loadMessages(locale))}>
      {children}
    </CatalogueTexts>
  );
}

export interface CatalogueTextsProps {
  locale: Language;
  /** By id; they replace those of a surrounding provider. */
  messages: Messages;
  children: ReactNode;
}

/** Texts for its children, for hosts that load texts in parts. */
export function CatalogueTexts({ locale, messages, children }: CatalogueTextsProps) {
  return (
    <IntlProvider
      locale={intlLocale(locale)}
      defaultLocale={sourceLanguage}
      messages={messages as Record<string, string>}
      onError={(error) => {
        // A missing text falls back to the Spanish default, which is intended. In a build without defaults
        // the bare id would show, which is an error.
        const hasDefault =
          error.code === ReactIntlErrorCode.MISSING_TRANSLATION &&
          error.descriptor?.defaultMessage !== undefined;
        if (!hasDefault) reportError(error);
      }}
    >
      <TableSettings>{children}</TableSettings>
    </IntlProvider>
  );
}
