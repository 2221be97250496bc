/** The public datasheet, rendered on the server with React. Vite bundles it with all it needs. */
import { type ApiErrorKind, createClient } from "@caliper/api-client";
import { fluidOfCode, type Language, offeredLanguages } from "@caliper/catalogue-model";
import { datasheetLoaded, loadDatasheet } from "@caliper/catalogue-widgets";
import { QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { documentOf, type PageDocument } from "./rendered/document.ts";
import { cachedState, showFailure } from "./rendered/renderedState.ts";
import { PublicPage } from "./PublicPage.tsx";
import type { Services } from "./state/services.tsx";
import { createSessionStore } from "./state/sessionStore.ts";
import { loadSheetTexts } from "./state/texts.ts";

export interface PageQuestion {
  /** The product code as typed. */
  readonly code: string;
  readonly language: Language;
  /** Of the page, such as `https://caliper.example`. */
  readonly origin: string;
  /** HTML about the product for crawlers and link previews. */
  readonly head: string;
  /** Calls the API as an anonymous visitor. */
  readonly fetch: (request: Request) => Promise<Response>;
}

export interface RenderedPage extends PageDocument {
  /** 404 when there is no such product. */
  readonly status: number;
}

/** Code and texts of the page: what suspends would be missing from the markup. */
const loaded = Promise.all([
  datasheetLoaded,
  ...offeredLanguages.map(({ id }) => loadSheetTexts(id)),
]);

/** There is no such product, or the code is invalid. */
const isAbsence = (kind: ApiErrorKind): boolean => kind === "notFound" || kind === "invalid";

const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {}, clear: () => {} };

function servicesOf({ language, origin, fetch }: PageQuestion): Services {
  return {
    client: createClient({ origin, fetch, retries: 0, language: () => language }),
    store: createSessionStore({ local: nothing, tab: nothing, language }),
    queries: new QueryClient(),
  };
}

/**
 * Renders the datasheet of a code. Undefined for a page that only a browser can render: brake fluids, whose sheet requires
 * a session, and temporary failures.
 */
export async function renderDatasheet(question: PageQuestion): Promise<RenderedPage | undefined> {
  const { language, origin, head } = question;
  const code = question.code.trim();
  if (fluidOfCode(code) !== undefined) return undefined;
  await loaded;
  const services = servicesOf(question);
  const { client, queries } = services;
  const datasheet =
    code === "" ? undefined : await loadDatasheet(queries, client, code).catch(() => undefined);
  const shown = cachedState(queries);
  const { failure } = shown;
  if (failure) {
    if (datasheet !== undefined || !isAbsence(failure.kind)) return undefined;
    showFailure(queries, failure.key);
  }
  const markup = renderToString(
    <PublicPage
      services={services}
      messages={await loadSheetTexts(language)}
      code={code}
      language={language}
      origin={origin}
    />,
  );
  const page = documentOf({ code, language, origin, head, markup, ...shown });
  return { status: failure ? 404 : 200, ...page };
}
