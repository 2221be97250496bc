/** Renders a datasheet for pages that servers of other sites render. */
import { type ApiError, createClient, isApiError } from "@caliper/api-client";
import { anonymous } from "@caliper/catalogue-model";
import { ThemeRoot } from "@caliper/design-system/theme";
import { QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import {
  Datasheet,
  DatasheetFailure,
  loadDatasheet,
  loadDatasheetBlocks,
} from "../datasheet/index.ts";
import { CatalogueProvider, type Messages } from "../provider/index.ts";
import type {
  EmbedAttribute,
  EmbedLocale,
  EmbedTheme,
  HeadingLevel,
} from "../shared/embed-options/index.ts";
import { brandOf } from "./brand.ts";
import { frame, widget } from "./Frame.css.ts";
import { embedLinks, linkOf, portalTemplate } from "./links.ts";

export interface RenderedDatasheetQuestion {
  readonly code: string;
  readonly locale: EmbedLocale;
  readonly theme: Exclude<EmbedTheme, "auto">;
  readonly headingLevel?: HeadingLevel | undefined;
  /** Calls the API as an anonymous visitor. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** What differs between the hosts of one datasheet. */
export interface DatasheetHost {
  readonly key: string;
  readonly linkTemplate?: string | undefined;
  /** Of the server, such as `https://catalogue.example`. */
  readonly origin: string;
}

export interface RenderingFiles {
  readonly messages: Messages;
  /** The styles of all widgets. */
  readonly style: string;
}

/** Stand for what differs between hosts; no host has such a name (RFC 6761). */
const anyOrigin = "https://server.caliper.invalid";
const anyLink = "https://links.caliper.invalid/{code}/{family}/{locale}/";
const anyLinks = /https:\/\/links\.caliper\.invalid\/([^/"]*)\/([^/"]*)\/([^/"]*)\//g;

/**
 * The element with a declarative shadow root, for the HTML of a page of any host; undefined when the code has neither a product
 * nor a replacement. It contains what an anonymous visitor sees.
 * @throws {ApiError} when the datasheet cannot be read.
 */
export async function renderDatasheet(
  { code, locale, theme, headingLevel = 2, fetch }: RenderedDatasheetQuestion,
  { messages, style }: RenderingFiles,
): Promise<((host: DatasheetHost) => string) | undefined> {
  const client = createClient({ baseUrl: anyOrigin, fetch, retries: 0, language: () => locale });
  const queries = new QueryClient();
  let failure: ApiError | undefined;
  await loadDatasheetBlocks();
  try {
    await loadDatasheet(queries, client, code);
  } catch (error) {
    if (!isApiError(error) || (error.kind !== "notFound" && error.kind !== "invalid")) throw error;
    if (!error.problem?.replacedBy) return undefined;
    failure = error;
  }
  const { links } = embedLinks(anyOrigin, { emit: () => true }, { linkTemplate: anyLink, locale });
  const markup = renderToString(
    <div className={frame} lang={locale} part="frame">
      <ThemeRoot theme={theme} brand={brandOf()} scope="embedded">
        <div className={widget} part="widget">
          <CatalogueProvider
            client={client}
            queryClient={queries}
            locale={locale}
            messages={messages}
            viewer={anonymous}
            links={links}
            headingLevel={headingLevel}
            origin={anyOrigin}
          >
            {failure ? (
              <DatasheetFailure
                code={code}
                error={failure}
                onRetry={() => undefined}
                isRetrying={false}
              />
            ) : (
              <Datasheet code={code} />
            )}
          </CatalogueProvider>
        </div>
      </ThemeRoot>
    </div>,
    { identifierPrefix: "caliper-rendered-" },
  );
  queries.clear();
  // React writes preloads of pictures in front of the markup.
  const content = markup.slice(markup.indexOf("<div"));
  return ({ key, linkTemplate, origin }) => {
    const attributes: Partial<Record<EmbedAttribute, string>> = {
      key,
      code,
      locale,
      theme,
      ...(linkTemplate !== undefined && { "link-template": linkTemplate }),
      ...(headingLevel !== 2 && { "heading-level": String(headingLevel) }),
    };
    const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
    const template = escaped(linkTemplate ?? portalTemplate(origin));
    const filled = content
      .replaceAll(anyOrigin, origin)
      .replaceAll(anyLinks, (_link, part: string, family: string, language: string) =>
        // The values are encoded already.
        linkOf(template, { code: part, family, locale: language }, String),
      );
    return [
      `<caliper-datasheet${text.join("")}>`,
      `<template shadowrootmode="open"><div data-rendered><style>${style}</style>${filled}</div></template>`,
      "</caliper-datasheet>",
    ].join("");
  };
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
