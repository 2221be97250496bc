import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "./problems.ts";
import { message } from "../messages/message.ts";

/** Connections to these hosts do not leave the machine. */
const localHost = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/iu;
/** Probes call the server by its own address. */
const probes = new Set(["/healthz", "/readyz"]);

const isSafe = (request: FastifyRequest): boolean =>
  request.protocol === "https" || localHost.test(request.hostname) || probes.has(request.url);

/** Redirects unencrypted page requests to HTTPS and rejects all other unencrypted calls, except on this machine. */
export function requireTls(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (isSafe(request)) return done();
    const { method, headers, hostname, url } = request;
    const isPage = ["GET", "HEAD"].includes(method) && headers.accept?.includes("text/html");
    if (!isPage) {
      const detail = message("request.notEncrypted");
      return done(new Problem("not-encrypted", detail));
    }
    void reply.header("cache-control", "no-store").redirect(`https://${hostname}${url}`, 308);
  });
}

/** Whether a header of a proxy does not count: `ips` has more than the sender of the connection only if that is trusted. */
function isProxyIgnored({ headers, ips, protocol }: FastifyRequest): boolean {
  if ("x-forwarded-for" in headers) return (ips?.length ?? 1) === 1;
  const forwarded = headers["x-forwarded-proto"];
  return forwarded !== undefined && forwarded !== protocol;
}

/** Logs once that a proxy is in front of the server that `TRUST_PROXY` does not name: then all callers share its address. */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!hasWarned && isProxyIgnored(request)) {
      hasWarned = true;
      request.log.warn(
        { ip: request.ip },
        "X-Forwarded-* headers from this address are ignored: if it is your proxy, name it in TRUST_PROXY",
      );
    }
    done();
  });
}
