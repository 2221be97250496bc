import type { FastifyInstance, FastifyRequest } from "fastify";
import type { KeyCallers } from "../keys/key-callers.ts";

/**
 * Whether a page of another origin sent the request. `Sec-Fetch-Site` cannot be forged by a page and passes
 * proxies; browsers without it send `Origin`. Programs send neither.
 */
export function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  const { origin } = request.headers;
  return site === undefined
    ? origin !== undefined && !isOwn(origin, request.host)
    : site !== "same-origin" && site !== "none";
}

/** A proxy may terminate TLS, so the scheme is ignored; it only determines the default port. */
function isOwn(origin: string, host: string): boolean {
  const theirs = URL.parse(origin);
  if (!theirs?.host) return false;
  return URL.parse(`${theirs.protocol}//${host}`)?.host === theirs.host;
}

/**
 * Whether the request comes from a page of one of these origins, or of this site itself, where administrators preview
 * embeds: browsers send no `Origin` when such a page reads.
 */
export function isFromOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (!isCrossSite(request)) return origin !== undefined || site === "same-origin";
  return origin !== undefined && origins.includes(origin);
}

/** Files that are the same for everyone; `portal.ts` opens them to every origin. */
const openFiles = /^\/(?:embed|assets)\//u;

const preflightHeaders = {
  "access-control-allow-methods": "GET, HEAD, POST",
  "access-control-allow-headers": "X-Caliper-Key, Content-Type, Accept-Language",
  // Seconds. The call itself is checked again, so a revoked key does not wait for this.
  "access-control-max-age": "600",
} as const;

/**
 * Lets pages of the origins of embed keys read answers. A preflight carries no key, so any key that works opens the
 * origin here; the call itself needs its own key. Credentials are never allowed.
 */
export function answerOtherOrigins(app: FastifyInstance, keys: KeyCallers): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || openFiles.test(request.url) || !isCrossSite(request)) return done();
    reply.header("vary", "Origin");
    keys
      .namesOrigin(origin)
      .then((isNamed) => {
        if (!isNamed) return done();
        reply.headers({
          "access-control-allow-origin": origin,
          "access-control-expose-headers": "ETag, Image-Size, Retry-After",
        });
        const isPreflight =
          request.method === "OPTIONS" && "access-control-request-method" in request.headers;
        if (!isPreflight) return done();
        void reply.code(204).headers(preflightHeaders).send();
      })
      .catch(done);
  });
}
