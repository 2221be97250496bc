import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  firstLanguage,
  languageCookie,
  offeredLanguage,
  type WrittenLanguage,
} from "@caliper/catalogue-model";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { OpenDatabase } from "../db/index.ts";
import { catalogueRevision } from "../changes/revision.ts";
import { strictTransport } from "./headers.ts";
import {
  createPageCache,
  type Encoding,
  encodings,
  type Page,
  pageOf,
  type RenderedDocument,
} from "./rendered-pages.ts";
import { ownCallHeaders } from "./own-calls.ts";
import { Problem } from "./problems.ts";
import { siteOf, type SiteOptions } from "./public-pages.ts";
import type { PublicPages } from "../public-pages/index.ts";
import type { RequestLimit } from "./rate-limits.ts";
import { matches } from "./send-file.ts";

/** What a build of the portal exports for the server; see `apps/portal/src/server-entry.tsx`. */
interface ServerEntry {
  readonly renderDatasheet: (question: {
    readonly code: string;
    readonly language: string;
    readonly origin: string;
    readonly head: string;
    readonly fetch: (request: Request) => Promise<Response>;
  }) => Promise<RenderedDocument | undefined>;
}

/** About 100 MB with every encoding. */
const capacity = 500;

export interface DatasheetPageOptions {
  readonly database: OpenDatabase;
  readonly site: SiteOptions;
  readonly publicPages: PublicPages;
  /** Counts the pages that are rendered for a caller. */
  readonly limit: RequestLimit;
  /** Where the built portal is; its part for the server is beside it. */
  readonly folder: string;
  /** Sends the document that the browser renders. */
  readonly sendPortal: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/**
 * Serves `/datasheet`. Signed-in users get the page of an anonymous visitor too: the session cookie is not read. Does
 * nothing where the portal has not been built.
 */
export function serveDatasheetPage(app: FastifyInstance, options: DatasheetPageOptions): void {
  const { database, folder, limit, publicPages, sendPortal } = options;
  const file = join(folder, "../dist-server/server-entry.js");
  if (!existsSync(file)) return;
  const pages = createPageCache({ revision: catalogueRevision(database), capacity });
  let entry: Promise<ServerEntry> | undefined;
  const loadEntry = () => (entry ??= import(pathToFileURL(file).href) as Promise<ServerEntry>);
  app.addHook("onListen", async () => void (await loadEntry()));

  app.route({
    method: ["GET", "HEAD"],
    url: "/datasheet",
    async handler(request, reply) {
      const { renderDatasheet } = await loadEntry();
      const query = new URLSearchParams(request.url.split("?", 2)[1]);
      const code = (query.get("codigo") ?? "").trim().toUpperCase();
      const language = languageOf(request, query.get("lang"));
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

const pageHeaders = { "cache-control": "no-cache", vary: "accept-encoding, cookie" } as const;

/** Sends a rendered document, or 304 to its entity tag. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  headers: Readonly<Record<string, string>>,
) {
  strictTransport(request, reply);
  reply.headers({
    vary: "accept-encoding",
    ...headers,
    "content-type": "text/html; charset=utf-8",
    etag: page.etag,
  });
  if (matches(request.headers["if-none-match"], page.etag)) return reply.code(304).send();
  const encoding = encodingOf(request.headers["accept-encoding"]);
  const bytes = await page.bytes(encoding);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(page.status).header("content-length", bytes.length).send(bytes);
}

/** The language of the URL, else the one that the visitor chose before, else English. */
function languageOf(request: FastifyRequest, named: string | null): WrittenLanguage {
  const { cookie } = request.headers;
  const chosen =
    cookie === undefined ? undefined : request.server.parseCookie(cookie)[languageCookie];
  return offeredLanguage(named) ?? offeredLanguage(chosen ?? null) ?? firstLanguage;
}

function encodingOf(accepted = ""): Encoding {
  const isAccepted = (name: Encoding) =>
    new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[\\s,;]|$)`, "u").test(
      accepted,
    );
  return encodings.find((name) => name !== "identity" && isAccepted(name)) ?? "identity";
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
