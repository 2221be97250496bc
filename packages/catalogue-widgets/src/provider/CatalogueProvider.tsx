import type { ApiClient } from "@caliper/api-client";
import {
  intlLocale,
  type Language,
  sourceLanguage,
  type Viewer,
  type Warehouse,
  warehousesOf,
} from "@caliper/catalogue-model";
import { I18nProvider } from "@caliper/design-system";
import { QueryClient, QueryClientContext, QueryClientProvider } from "@tanstack/react-query";
import { Suspense, use, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { IntlProvider, ReactIntlErrorCode } from "react-intl";
import { Catalogue } from "./context.ts";
import type { CatalogueLinks } from "./links.ts";
import { loadMessages } from "./locale.ts";
import type { Messages } from "./locale.ts";
import { TableSettings } from "./TableSettings.tsx";
import type { TableSettingsStore } from "./TableSettings.tsx";

export interface CatalogueProviderProps {
  client: ApiClient;
  /** Without one, the host's is adopted if there is one around; else we make our own. */
  queryClient?: QueryClient | undefined;
  locale: Language;
  /** All texts of this language, the host's own included; without them ours are fetched. */
  messages?: Messages | undefined;
  viewer: Viewer;
  links: CatalogueLinks;
  /** How the host changes the address; without it the browser loads the page. */
  navigate?: ((href: string) => void) | undefined;
  /** Without it, the first warehouse of the viewer. */
  defaultWarehouse?: Warehouse | undefined;
  /** Where tables keep chosen columns and sorting; without it users cannot choose columns. Does not change. */
  tableSettings?: TableSettingsStore | undefined;
  children: ReactNode;
}

const loadPage = (href: string) => window.location.assign(href);

/** What every widget needs: the API, who looks, in which language, and where links lead. */
export function CatalogueProvider({
  client,
  queryClient,
  locale,
  messages,
  viewer,
  links,
  navigate = loadPage,
  defaultWarehouse = warehousesOf(viewer)[0],
  tableSettings,
  children: content,
}: CatalogueProviderProps) {
  const value = useMemo(
    () => ({ client, locale, viewer, links, navigate, defaultWarehouse }),
    [client, locale, viewer, links, navigate, defaultWarehouse],
  );
  const children = <TableSettings store={tableSettings}>{content}</TableSettings>;
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
        <Catalogue value={value}>{texts}</Catalogue>
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
  /** By their ids; the ones around are not added. */
  messages: Messages;
  children: ReactNode;
}

/** Texts for what is in it, of a host that fetches them in parts. */
export function CatalogueTexts({ locale, messages, children }: CatalogueTextsProps) {
  return (
    <IntlProvider
      locale={intlLocale(locale)}
      defaultLocale={sourceLanguage}
      messages={messages as Record<string, string>}
      onError={(error) => {
        // The Spanish default stands in for a missing text: by design, not by accident. A build that takes
        // the defaults out shows the bare id, which is an accident.
        const hasDefault =
          error.code === ReactIntlErrorCode.MISSING_TRANSLATION &&
          error.descriptor?.defaultMessage !== undefined;
        if (!hasDefault) reportError(error);
      }}
    >
      {children}
    </IntlProvider>
  );
}
