import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { SessionTimes } from "../config.ts";

/** Identifies the session; the contract names it. */
export const sessionCookie = "caliper_session";
/** Identifies a sign-in that waits for the second factor. */
export const signInCookie = "caliper_sign_in";
/** Identifies the accounts that have signed in with this browser. */
export const deviceCookie = "caliper_device";

/**
 * The name of a cookie on the wire. Behind TLS, browsers accept a name with this prefix only over TLS and from this host
 * itself, so that neither a network nor another host of the domain can set one.
 */
export const cookieName = (request: FastifyRequest, name: string): string =>
  request.protocol === "https" ? `__Host-${name}` : name;

/** A cookie as the caller sent it, not yet checked. */
export function sentCookie(request: FastifyRequest, name: string): string | undefined {
  const { cookie } = request.headers;
  if (cookie === undefined) return undefined;
  return request.server.parseCookie(cookie)[cookieName(request, name)];
}

export const cookieOptions = (request: FastifyRequest) =>
  ({
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: request.protocol === "https",
  }) as const satisfies CookieSerializeOptions;

/** @param maxAge in seconds */
export function setCookie(reply: FastifyReply, name: string, value: string, maxAge: number): void {
  const { request } = reply;
  reply.setCookie(cookieName(request, name), value, { ...cookieOptions(request), maxAge });
}

export const setSessionCookie = (reply: FastifyReply, token: string, times: SessionTimes): void =>
  setCookie(reply, sessionCookie, token, Math.floor(times.absolute / 1000));
