import type { FastifyRequest } from "fastify";
import { anonymous, type Viewer, viewerOf } from "@caliper/catalogue-model";
import type { Account } from "../accounts/accounts.repository.ts";
import type { Sessions } from "../accounts/sessions.ts";
import type { Operation } from "./contract.ts";
import { Problem } from "./problems.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The caller. */
    viewer: Viewer;
    /** The caller's account; null when anonymous. */
    account: Account | null;
  }
}

export const sessionCookie = "caliper_session";

/** The token that the caller sent, not yet checked. */
export function sessionToken(request: FastifyRequest): string | undefined {
  const { cookie } = request.headers;
  return cookie === undefined ? undefined : request.server.parseCookie(cookie)[sessionCookie];
}

/**
 * Identifies the caller, and refuses callers outside the contract's `security` and `x-levels`.
 * Asynchronous only when the session must be read.
 */
export function admit(
  request: FastifyRequest,
  operation: Operation,
  sessions: Sessions,
): void | Promise<void> {
  if (operation.changesState) refuseCrossSite(request);
  const token = operation.session === "ignored" ? undefined : sessionToken(request);
  const account = token === undefined ? undefined : sessions.recent(token);
  if (account || token === undefined) return admitAccount(request, operation, account);
  return sessions.find(token).then((found) => admitAccount(request, operation, found));
}

function admitAccount(
  request: FastifyRequest,
  operation: Operation,
  account: Account | undefined,
): void {
  request.account = account ?? null;
  request.viewer = account ? viewerOf(account) : anonymous;
  if (operation.session === "required" && !account) {
    throw new Problem("unauthorized", "Sign in first; the session is missing or has ended");
  }
  if (!operation.levels.has(request.viewer.level)) {
    throw new Problem("forbidden", `The level ${request.viewer.level} may not call this`);
  }
}

/**
 * Browsers send the origin of a call. `Sec-Fetch-Site` cannot be forged by a page and passes
 * proxies; browsers without it send `Origin`. Programs send neither.
 */
function refuseCrossSite(request: FastifyRequest): void {
  const site = request.headers["sec-fetch-site"];
  const { origin } = request.headers;
  const crossSite =
    site === undefined
      ? origin !== undefined && !isOwn(origin, request.host)
      : site !== "same-origin" && site !== "none";
  if (crossSite) {
    throw new Problem("cross-site", "Calls that change something must come from this site itself");
  }
}

/** A proxy may terminate TLS, so the scheme is ignored; it only determines the default port. */
function isOwn(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host: theirs, protocol } = new URL(origin);
  const own = `${protocol}//${host}`;
  return theirs !== "" && URL.canParse(own) && new URL(own).host === theirs;
}

/** Fastify validates bodies of known content types only; the others are refused here. */
export function requireBody(request: FastifyRequest, { bodyTypes }: Operation): void {
  if (bodyTypes.length === 0) return;
  const type = request.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
  const expected = bodyTypes.join(" or ");
  if (type === undefined) {
    throw new Problem("bad-request", `The body is missing: expected ${expected}`, {
      errors: [{ field: "body", expected }],
    });
  }
  if (!bodyTypes.includes(type)) {
    throw new Problem("unsupported-media-type", `${type.slice(0, 100)}: expected ${expected}`);
  }
}
