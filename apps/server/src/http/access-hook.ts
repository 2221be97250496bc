import type { FastifyRequest } from "fastify";
import {
  anonymous,
  isAdmitted,
  type KeyKind,
  type Viewer,
  viewerOf,
} from "@caliper/catalogue-model";
import type { Account } from "../accounts/accounts.repository.ts";
import type { RequiredFactors } from "../accounts/required-factors.ts";
import type { CurrentSession, Sessions } from "../accounts/sessions.ts";
import type { KeyCaller, KeyCallers } from "../keys/key-callers.ts";
import type { KeyUses } from "../keys/key-uses.ts";
import type { Operation } from "./contract.ts";
import { sentCookie, sessionCookie } from "./cookies.ts";
import { isCrossSite, isFromOrigin } from "./origins.ts";
import { Problem } from "./problems.ts";
import type { RequestLimit } from "./rate-limits.ts";
import { requirePassword } from "./reauthentication.ts";
import { list, message } from "../messages/message.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The caller. */
    viewer: Viewer;
    /** The caller's account; null when anonymous, and for access keys. */
    account: Account | null;
    /** The caller's session; null without one. */
    session: CurrentSession | null;
    /** The access key that calls; null for people. */
    keyCaller: KeyCaller | null;
  }
}

/** Who may call: sessions and access keys, and how often they may. */
export interface Callers {
  readonly sessions: Pick<Sessions, "find">;
  readonly required: RequiredFactors;
  readonly keys: KeyCallers;
  readonly uses: KeyUses;
  readonly limit: RequestLimit;
}

/**
 * Identifies the caller, and refuses callers outside the contract's `security`, `x-levels` and `x-scopes`.
 */
export function admit(
  request: FastifyRequest,
  operation: Operation,
  callers: Callers,
): void | Promise<void> {
  const { sessions } = callers;
  const key = operation.session === "ignored" ? undefined : sentKey(request);
  if (key) return admitKey(request, operation, key, callers);
  if (operation.changesState) refuseCrossSite(request);
  if (operation.changesByGet) refuseNavigation(request);
  // Browsers also send the cookie from other origins of this site; those need a key.
  const isForeign = request.headers.origin !== undefined && isCrossSite(request);
  const isRead = operation.session !== "ignored" && !isForeign;
  const token = isRead ? sentCookie(request, sessionCookie) : undefined;
  if (token === undefined) return admitAccount(request, operation, undefined, callers);
  return sessions
    .find(token, request.ip)
    .then((session) => admitAccount(request, operation, session, callers));
}

function admitAccount(
  request: FastifyRequest,
  operation: Operation,
  session: CurrentSession | undefined,
  { required, limit }: Callers,
): void | Promise<void> {
  const account = session?.account;
  request.session = session ?? null;
  request.account = account ?? null;
  request.keyCaller = null;
  request.viewer = account ? viewerOf(account) : anonymous;
  if (operation.session === "required" && !account) {
    throw new Problem("unauthorized", message("session.missing"));
  }
  if (!isAdmitted(operation, request.viewer)) {
    throw new Problem("forbidden", message("access.level", { level: request.viewer.level }));
  }
  if (account && !operation.worksWithoutFactor && required.isMissing(account)) {
    throw new Problem("second-factor-required", message("factor.setUp"));
  }
  if (operation.needsPassword) requirePassword(request);
  return limit(request);
}

interface SentKey {
  readonly kind: KeyKind;
  readonly text: string;
}

/** The access key that the caller sent, not yet checked. Other `Authorization` schemes belong to proxies. */
function sentKey({ headers }: FastifyRequest): SentKey | undefined {
  const [, secret] = /^Bearer +(\S+)$/iu.exec(headers.authorization ?? "") ?? [];
  if (secret !== undefined) return { kind: "api", text: secret };
  const id = headers["x-caliper-key"];
  return typeof id === "string" ? { kind: "embed", text: id } : undefined;
}

/**
 * Identifies the access key of a call or a page, and refuses keys that may not make it.
 * @param isForServers whether servers call, too, which send no origin; browsers send one
 */
export async function admitKey(
  request: FastifyRequest,
  operation: Operation,
  { kind, text }: SentKey,
  { keys, uses, limit }: Pick<Callers, "keys" | "uses" | "limit">,
  isForServers = false,
): Promise<void> {
  // Embed keys only read, also by POST.
  if (operation.changesState && !operation.keys.includes("embed")) refuseCrossSite(request);
  const caller = await (kind === "api" ? keys.bySecret(text) : keys.byId(text));
  if (!caller) {
    throw new Problem("invalid-key", message("key.unknown"));
  }
  request.account = null;
  request.session = null;
  request.keyCaller = caller;
  request.viewer = caller.viewer;
  try {
    const isServer = isForServers && request.headers.origin === undefined;
    if (kind === "embed" && !isServer && !isFromOrigin(request, caller.key.origins)) {
      throw new Problem("foreign-origin", message("key.foreignOrigin"));
    }
    if (!isAdmitted(operation, caller.viewer)) {
      throw new Problem("forbidden", message("key.notAllowed"));
    }
    await limit(request);
  } catch (error) {
    uses.count(caller.key.id, false);
    throw error;
  }
  uses.count(caller.key.id, true);
}

function refuseCrossSite(request: FastifyRequest): void {
  if (isCrossSite(request)) {
    throw new Problem("cross-site", message("request.fromOtherSite"));
  }
}

/** Only scripts can set the header, and those of other origins only if a preflight allows it. */
function refuseNavigation({ headers }: FastifyRequest): void {
  if (!headers["x-requested-with"]) {
    throw new Problem("cross-site", message("request.noHeader"));
  }
}

/** Fastify validates bodies of known content types only; the others are refused here. */
export function requireBody(request: FastifyRequest, { bodyTypes }: Operation): void {
  if (bodyTypes.length === 0) return;
  const type = request.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
  const expected = list(bodyTypes, "or");
  if (type === undefined) {
    throw new Problem("bad-request", message("request.noBody", { expected }), {
      errors: [{ field: "body", expected }],
    });
  }
  if (!bodyTypes.includes(type)) {
    throw new Problem(
      "unsupported-media-type",
      message("field.expected", { field: type, expected }),
    );
  }
}
