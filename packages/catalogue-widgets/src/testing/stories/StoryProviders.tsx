import { createClient, type KnownVehicle } from "@caliper/api-client";
import {
  catalogueHandlers,
  type DemoAccount,
  examples,
  mockFetch,
  type MockHandlers,
} from "@caliper/api-client/fixtures";
import {
  type Language,
  languages,
  pseudo,
  slugOfSection,
  sourceLanguage,
  type WrittenLanguage,
  writtenLanguage,
} from "@caliper/catalogue-model";
import { RouterProvider, ToastRegion, toasts } from "@caliper/design-system";
import type { Decorator } from "@storybook/react-vite";
import { QueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { fn } from "storybook/test";
import en from "../../messages/en.json";
import es from "../../messages/es.json";
import {
  type CatalogueLinks,
  CatalogueProvider,
  type Messages,
  type StoredText,
} from "../../provider/index.ts";

/** Options of a story in `parameters.catalogue`. */
export interface CatalogueParameters {
  /** The account of the responses; the toolbar's level by default. `null` is an anonymous visitor. */
  account?: DemoAccount | null;
  /** Override the responses of the account. Use a function for responses that keep state: each story calls it again. */
  handlers?: MockHandlers | (() => MockHandlers);
  /** Delay of each response in ms; `Infinity` shows the loading state. */
  delay?: number;
  /** The vehicle of the tab. */
  vehicle?: KnownVehicle;
}

/** Parameters of a story in which these responses replace those of the account. */
export const answers = (handlers: NonNullable<CatalogueParameters["handlers"]>) => ({
  catalogue: { handlers },
});

/** Called for every link and every programmatic navigation. */
export const navigated = fn();

/** Calls back and keeps the value, as a host of a widget does. */
export const keeping =
  <Value,>(keep: (value: Value) => void, onChange: (value: Value) => void) =>
  (value: Value) => {
    onChange(value);
    keep(value);
  };

const accountOf: Readonly<Record<string, DemoAccount | null>> = {
  anonymous: null,
  JUNIOR: "junior",
  CLIENTE: "cliente",
  PLANTA: "planta",
  ADMIN: "admin",
};

type Catalog = Readonly<Record<WrittenLanguage, Readonly<Record<string, string>>>>;

const textsIn = (written: Catalog, language: Language): Messages => {
  const own = Object.entries(written[writtenLanguage(language)]).map(([id, text]) => [
    id,
    language === writtenLanguage(language) ? text : pseudo(text),
  ]);
  return { ...written[sourceLanguage], ...Object.fromEntries(own) };
};

const links: CatalogueLinks = {
  datasheet: ({ code, family }) =>
    `/datasheet?codigo=${encodeURIComponent(code)}${family === undefined ? "" : `&family=${family}`}`,
  // Absolute, because pictures contain it as a QR code and the port differs in each run.
  shortDatasheet: ({ code }) => `https://catalogue.example/p/${encodeURIComponent(code)}`,
  section: (view, section) => `/home/${view}/${slugOfSection(section) ?? section}`,
  comparison: (section, { a = "", b = "" }) =>
    `/home/comp_dia/${slugOfSection(section) ?? section}?a=${a}&b=${b}`,
  codeList: (codes) => `/reports?view=list&codes=${codes.join(",")}`,
  codeSearch: (code) => `/home?code=${encodeURIComponent(code)}`,
  vehicleSearch: ({ maker, model, year, family, axle }) =>
    `/home?tab=application&marca=${maker}&modelo=${model}&year=${year}&familia=${family ?? ""}${axle === null ? "" : `&posicion=${axle}`}`,
  job: ({ maker, model, year, axle }) =>
    `/home/job?marca=${maker}&modelo=${model}&year=${year}&posicion=${axle}`,
  sectionVehicle: ({ section, cylinder, maker, model, year, axle }) =>
    `/home/apli/${slugOfSection(section) ?? section}?type=${cylinder ?? ""}&marca=${maker}&modelo=${model}&year=${year}${axle === null ? "" : `&posicion=${axle}`}`,
  measureSearch: (section, query) =>
    `/home/measu/${slugOfSection(section) ?? section}?${query.map(([name, value]) => `${name}=${value}`).join("&")}`,
  importPreview: (id) => `/loadData/${id}`,
  importHistory: ({ load = false } = {}) => (load ? "/loadData?load=1" : "/loadData"),
  order: (id) => `/reports/orders/${id}`,
  orderHistory: () => "/reports?view=history",
  repeatOrder: (id) => `/reports?view=order&repeat=${id}`,
  fluid: ({ type, volume }) => `/brakeFluidSheet?codigo=${type}&vol=${volume}`,
};

/** Announcements reference elements of a story, which the next story no longer has. */
function forgetAnnouncements() {
  for (const line of document.querySelectorAll("[data-live-announcer] [role='img']")) line.remove();
}

/** A store of one text in memory. */
function kept(first: string): StoredText {
  let text = first;
  return {
    get: () => text,
    set: (next) => {
      text = next;
    },
  };
}

interface StoryProvidersProps {
  messages: Messages;
  locale: Language;
  account: DemoAccount | null;
  handlers: CatalogueParameters["handlers"];
  delay: number | undefined;
  vehicle: KnownVehicle | undefined;
  children: ReactNode;
}

function StoryProviders({
  messages,
  locale,
  account,
  handlers,
  delay,
  vehicle,
  children,
}: StoryProvidersProps) {
  const [queryClient] = useState(() => new QueryClient());
  const [client] = useState(() =>
    createClient({
      // Request needs an absolute URL.
      baseUrl: window.location.origin,
      retries: 0,
      fetch: mockFetch(
        {
          ...catalogueHandlers(account ?? undefined),
          ...(typeof handlers === "function" ? handlers() : handlers),
        },
        delay === undefined ? {} : { delay },
      ),
    }),
  );
  const [vehicleStore] = useState(() => kept(vehicle === undefined ? "" : JSON.stringify(vehicle)));
  useEffect(() => forgetAnnouncements, []);
  return (
    <RouterProvider navigate={navigated}>
      <CatalogueProvider
        client={client}
        queryClient={queryClient}
        locale={locale}
        messages={messages}
        viewer={examples.viewers[account ?? "anonymous"]}
        links={links}
        navigate={navigated}
        vehicleStore={vehicleStore}
      >
        {children}
      </CatalogueProvider>
    </RouterProvider>
  );
}

/** Data, viewer, language and further texts around a widget's story. */
export function withCatalogueAnd(further: Catalog): Decorator {
  const both = { en: { ...en, ...further.en }, es: { ...es, ...further.es } };
  const texts = new Map(languages.map(({ id }) => [id, textsIn(both, id)]));
  return (Story, { globals, parameters, id }) => {
    const own = (parameters["catalogue"] ?? {}) as CatalogueParameters;
    const locale = globals["locale"] as Language;
    const account =
      own.account === undefined ? (accountOf[String(globals["level"])] ?? null) : own.account;
    return (
      <StoryProviders
        // A new story or account starts with an empty cache.
        key={`${id} ${account ?? ""}`}
        messages={texts.get(locale) ?? {}}
        locale={locale}
        account={account}
        handlers={own.handlers}
        delay={own.delay}
        vehicle={own.vehicle}
      >
        <Story />
      </StoryProviders>
    );
  };
}

/** Data, viewer and language around a widget's story. */
export const withCatalogue = withCatalogueAnd({ en: {}, es: {} });

const toastLabels = { label: "Notifications", closeLabel: "Close" };

function WithToasts({ children }: { children: ReactNode }) {
  useState(() => toasts.clear());
  return (
    <>
      {children}
      <ToastRegion {...toastLabels} />
    </>
  );
}

/** The region of toasts, without those of the story before. */
export const withToasts: Decorator = (Story) => (
  <WithToasts>
    <Story />
  </WithToasts>
);
