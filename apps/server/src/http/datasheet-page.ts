import { firstLanguage } from "@caliper/catalogue-model";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { OpenDatabase } from "../db/index.ts";
import { catalogueRevision } from "../changes/revision.ts";
import { createPageCache, pageOf } from "./rendered-pages.ts";
import { ownCallHeaders } from "./own-calls.ts";
import type { LoadPortalEntry } from "./portal-entry.ts";
import { Problem } from "./problems.ts";
import { siteOf, type SiteOptions } from "./public-pages.ts";
import type { PublicPages } from "../public-pages/index.ts";
import type { RequestLimit } from "./rate-limits.ts";
import { visitorLanguage, pageHeaders, sendPage } from "./send-page.ts";

/** About 100 MB with every encoding. */
const capacity = 500;

export interface DatasheetPageOptions {
  readonly database: OpenDatabase;
  readonly site: SiteOptions;
  readonly publicPages: PublicPages;
  /** Counts the pages that are rendered for a caller. */
  readonly limit: RequestLimit;
  readonly loadEntry: LoadPortalEntry;
  /** Sends the document that the browser renders. */
  readonly sendPortal: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Serves `/datasheet`. Signed-in users get the page of an anonymous visitor too: the session cookie is not read. */
export function serveDatasheetPage(app: FastifyInstance, options: DatasheetPageOptions): void {
  const { database, limit, loadEntry, publicPages, sendPortal } = options;
  const pages = createPageCache({ revision: catalogueRevision(database), capacity });

  app.route({
    method: ["GET", "HEAD"],
    url: "/datasheet",
    async handler(request, reply) {
      const { renderDatasheet } = await loadEntry();
      const query = new URLSearchParams(request.url.split("?", 2)[1]);
      const code = (query.get("codigo") ?? "").trim().toUpperCase();
      const language = visitorLanguage(request, query.get("lang"));
      const site = siteOf(request, options.site);
      const { origin } = site;
      const key = JSON.stringify([code, language, origin]);
      const renderPage = async () => {
        const fetch = anonymousFetch(app);
        const { html: head } = await publicPages.head({ code, language }, site);
        const rendered = await renderDatasheet({ code, language, origin, head, fetch });
        return rendered && pageOf(rendered);
      };
      const page = await pages
        .page(key, renderPage, () => limit(request))
        .catch((error: unknown) => {
          if (error instanceof Problem) throw error;
          request.log.error({ err: error }, "a datasheet could not be rendered");
          return undefined;
        });
      if (!page) return sendPortal(request, reply);
      return sendPage(request, reply, page, { ...page.headers, ...pageHeaders });
    },
  });
}

/** Calls the API without a session, regardless of the request's credentials. */
export const anonymousFetch =
  (app: FastifyInstance) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const { statusCode, headers, rawPayload } = await app.inject({
      method: request.method as "GET" | "HEAD",
      url: `${pathname}${search}`,
      headers: {
        ...ownCallHeaders,
        "accept-language": request.headers.get("accept-language") ?? firstLanguage,
      },
    });
    const isEmpty = request.method === "HEAD" || rawPayload.length === 0;
    return new Response(isEmpty ? null : new Uint8Array(rawPayload), {
      status: statusCode,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    });
  };
