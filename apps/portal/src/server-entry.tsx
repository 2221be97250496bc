/** The public datasheet and the sign-in page, rendered on the server with React. Vite bundles them with all they need. */
import { type ApiErrorKind, createClient } from "@caliper/api-client";
import { fluidOfCode, type Language, offeredLanguages } from "@caliper/catalogue-model";
import { loadDatasheet, loadDatasheetBlocks } from "@caliper/catalogue-widgets";
import { QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import SignInPage from "./pages/SignInPage.tsx";
import { patterns } from "./paths.ts";
import { Portal } from "./Portal.tsx";
import { documentOf, type PageDocument, signInDocumentOf } from "./rendered/document.ts";
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
  /** 404 if the code has neither a product nor a replacement. Printed codes of replaced parts must keep working. */
  readonly status: number;
}

/** Code and texts of the page: what suspends would be missing from the markup. */
const loaded = Promise.all([
  loadDatasheetBlocks(),
  ...offeredLanguages.map(({ id }) => loadSheetTexts(id)),
]);

/** There is no such product, or the code is invalid. */
const isAbsence = (kind: ApiErrorKind): boolean => kind === "notFound" || kind === "invalid";

const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {}, clear: () => {} };

function servicesOf(
  language: Language,
  calls: Pick<PageQuestion, "origin" | "fetch"> | undefined,
): Services {
  return {
    client: createClient({ ...calls, retries: 0, language: () => language }),
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
  const services = servicesOf(language, question);
  const { client, queries } = services;
  const datasheet =
    code === "" ? undefined : await loadDatasheet(queries, client, code).catch(() => undefined);
  const state = cachedState(queries);
  const { failure } = state;
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
  const page = documentOf({ code, language, origin, head, markup, ...state });
  const isMissing = failure !== undefined && failure.problem?.replacedBy === undefined;
  return { status: isMissing ? 404 : 200, ...page };
}

const signInRoutes = [{ path: patterns.signIn, element: <SignInPage preload={() => undefined} /> }];

/** Renders the sign-in page of a visitor, which is the same for all. */
export async function renderSignIn(language: Language): Promise<RenderedPage> {
  const { prelude } = await prerender(
    <StaticRouter location={patterns.signIn}>
      <Portal services={servicesOf(language, undefined)} routes={signInRoutes} />
    </StaticRouter>,
  );
  return { status: 200, ...signInDocumentOf(language, await new Response(prelude).text()) };
}
