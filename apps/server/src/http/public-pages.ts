import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { firstLanguage, offeredLanguage, type WrittenLanguage } from "@caliper/catalogue-model";
import { type PublicPages, robotsText, type Site, type SiteBrand } from "../public-pages/index.ts";
import { strictTransport } from "./headers.ts";
import { Problem } from "./problems.ts";
import type { RequestLimit } from "./rate-limits.ts";
import { sendBytes } from "./send-file.ts";
import { message } from "../messages/message.ts";

export interface SiteOptions {
  readonly publicUrl: string | undefined;
  readonly indexing: boolean;
  readonly brand: SiteBrand;
}

const hour = "public, max-age=3600";

const headers = {
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
} as const;

/** A name or an address with an optional port; other values of `Host` must not appear in links. */
const validHost = /^(?:[a-z0-9][a-z0-9.-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/iu;

/**
 * Where the portal is: the configured URL, else the host of the request.
 * @throws Problem when the host of the request is not a name
 */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const { protocol, host } = request;
  if (!validHost.test(host)) throw new Problem("bad-request", message("host.invalid"));
  return `${protocol}://${host.toLowerCase()}`;
}

/**
 * The site as this request sees it.
 * @throws Problem when the host of the request is not a name
 */
export function siteOf(request: FastifyRequest, options: SiteOptions): Site {
  const { publicUrl, brand, indexing: isIndexed } = options;
  return { origin: originOf(request, publicUrl), brand, isIndexed };
}

/** A parameter of the query; undefined when it is missing or repeated. */
function queryText(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === "string" ? value : undefined;
}

/** The language that `?lang=` asks for; the first one without it. */
const languageOf = (request: FastifyRequest): WrittenLanguage =>
  offeredLanguage(queryText(request, "lang") ?? null) ?? firstLanguage;

/** Asks search engines, in every response, not to index the site. */
export function refuseIndexing(app: FastifyInstance): void {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("x-robots-tag", "noindex");
    done();
  });
}

/** Serves what crawlers and link previews read, and the short URL of a part. */
export function servePublicPages(
  app: FastifyInstance,
  pages: PublicPages,
  options: SiteOptions,
  limit: RequestLimit,
): void {
  type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  const serve = (url: string, handler: Handler) =>
    app.route({
      method: ["GET", "HEAD"],
      url,
      async handler(request, reply) {
        await limit(request);
        reply.headers(headers);
        strictTransport(request, reply);
        return handler(request, reply);
      },
    });
  const xml = (reply: FastifyReply) =>
    reply.header("cache-control", hour).type("application/xml; charset=utf-8");

  serve("/robots.txt", async (request, reply) =>
    reply
      .header("cache-control", hour)
      .type("text/plain; charset=utf-8")
      .send(robotsText(siteOf(request, options))),
  );

  serve("/sitemap.xml", async (request, reply) =>
    xml(reply).send(await pages.sitemap.index(siteOf(request, options).origin)),
  );

  serve("/sitemaps/:file", async (request, reply) => {
    const { file } = request.params as { file: string };
    const number = Number(/^([1-9]\d{0,4})\.xml$/u.exec(file)?.[1]);
    const { origin } = siteOf(request, options);
    const part = Number.isNaN(number) ? undefined : await pages.sitemap.part(number, origin);
    if (!part) throw new Problem("not-found", message("sitemap.missing"));
    return xml(reply).send(request.method === "HEAD" ? "" : Readable.from(part));
  });

  serve("/og/:file", async (request, reply) => {
    const { file } = request.params as { file: string };
    const code = /^(.{1,100})\.png$/u.exec(file)?.[1];
    const site = siteOf(request, options);
    const language = languageOf(request);
    const picture =
      code === undefined ? undefined : await pages.socialPicture({ code, language }, site);
    if (!picture) throw new Problem("not-found", message("picture.missing"));
    const isCurrent = queryText(request, "v") === picture.version;
    const { version: tag } = picture;
    return sendBytes(
      request,
      reply,
      { tag, mime: "image/png", content: picture.content },
      isCurrent ? "public, max-age=31536000, immutable" : hour,
    );
  });

  // Temporary, because the URL is printed on boxes and its target may change.
  serve("/p/:code", async (request, reply) => {
    const { code } = request.params as { code: string };
    const language = languageOf(request);
    const path = await pages.datasheetPath({ code: code.slice(0, 100), language });
    return reply.header("cache-control", hour).redirect(path, 302);
  });
}
