import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  createPageCache,
  type Rendering,
  renderingOf,
  type RenderingOptions,
} from "./rendered-pages.ts";
import type { LoadPortalEntry } from "./portal-entry.ts";
import { Problem } from "./problems.ts";
import { siteOf, type SiteOptions } from "./public-pages.ts";
import { Refusal } from "../refusal.ts";
import { visitorLanguage, pageHeaders, sendPage } from "./send-page.ts";

/** About 100 MB with every encoding. */
const capacity = 500;

export interface DatasheetPageOptions extends RenderingOptions {
  readonly site: SiteOptions;
  readonly loadEntry: LoadPortalEntry;
  /** Sends the document that the browser renders. */
  readonly sendPortal: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Stands for the origin of the page until it is sent; no host has such a name (RFC 6761). */
const anyOrigin = "https://portal.caliper.invalid";

/**
 * Serves `/datasheet`. Signed-in users get the page of an anonymous visitor too: the session cookie is not read. A page is
 * rendered once for all hosts. Where the server cannot render it now, or not for this caller, the browser does.
 */
export function serveDatasheetPage(app: FastifyInstance, options: DatasheetPageOptions): void {
  const { calls, loadEntry, publicPages, sendPortal } = options;
  const pages = createPageCache<Rendering<string>>(options, capacity);
  /** One code for all spellings; as typed where it is unknown or not public. */
  const codeOf = (typed: string) =>
    publicPages.openCode(typed).catch((error: unknown) => {
      if (error instanceof Refusal) return typed;
      throw error;
    });

  app.route({
    method: ["GET", "HEAD"],
    url: "/datasheet",
    async handler(request, reply) {
      const query = new URLSearchParams(request.url.split("?", 2)[1]);
      const typed = (query.get("codigo") ?? "").trim().toUpperCase();
      const language = visitorLanguage(request, query.get("lang"));
      const site = siteOf(request, options.site);
      const render = async (code: string) => {
        const { renderDatasheet } = await loadEntry();
        const { html: head } = await publicPages.head(
          { code, language },
          { ...site, origin: anyOrigin },
        );
        const page = await renderDatasheet({
          code,
          language,
          origin: anyOrigin,
          head,
          fetch: calls,
        });
        return (
          page &&
          renderingOf(page.status, (origin: string) => ({
            ...page,
            html: page.html.replaceAll(anyOrigin, origin),
          }))
        );
      };
      const rendering = await codeOf(typed)
        .then((code) => pages.page(request, [code, language], () => render(code)))
        .catch((error: unknown) => {
          if (!(error instanceof Problem))
            request.log.error({ err: error }, "a datasheet could not be rendered");
          return undefined;
        });
      if (!rendering) return sendPortal(request, reply);
      const page = rendering.pageFor(site.origin);
      return sendPage(request, reply, page, { ...page.headers, ...pageHeaders });
    },
  });
}
