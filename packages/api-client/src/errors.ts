import type { Wire } from "./wire.ts";

/**
 * How a call failed. `network`: no response. `invalid`: a 4xx that names the problem of
 * the request. `limited`: too many tries. `server`: a 5xx. `address`: no API answers at the client's
 * base URL. `key`: the access key is unknown, expired or revoked. `origin`: the server does not accept calls from this
 * page. `fetch`: a script of the page replaced `fetch` by a function that sends what the server does not accept. `contract`: a
 * response that is not in the contract.
 */
export type ApiErrorKind =
  | "network"
  | "unauthorized"
  | "forbidden"
  | "notFound"
  | "invalid"
  | "limited"
  | "server"
  | "address"
  | "key"
  | "origin"
  | "fetch"
  | "contract";

export type Problem = Wire<"Problem">;

export interface FieldProblem {
  /** The location and name of the field: `query/codigo`. */
  readonly field: string;
  readonly expected: string;
}

interface ApiErrorFacts {
  readonly kind: ApiErrorKind;
  readonly status?: number;
  readonly problem?: Problem;
  /** For programs; the problem's own by default. */
  readonly code?: string;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** The specification's messages for a failed call and for an unexpected failure. */
export const failureTexts = { failed: "Request fail.", unknown: "Unknown Error" } as const;

/** Every failure of a call. `message` is one of `failureTexts`. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** The HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  readonly problem: Problem | undefined;
  /** The problem's code, such as `bad-request`, or `credentials` when signing in failed. */
  readonly code: string | undefined;
  readonly fieldErrors: readonly FieldProblem[];
  /** Seconds to wait before the next try, if the server sent them. */
  readonly retryAfter: number | undefined;

  constructor(facts: ApiErrorFacts) {
    super(facts.kind === "contract" ? failureTexts.unknown : failureTexts.failed, {
      cause: facts.cause,
    });
    this.name = "ApiError";
    this.kind = facts.kind;
    this.status = facts.status;
    this.problem = facts.problem;
    this.code = facts.code ?? facts.problem?.code;
    this.fieldErrors = facts.problem?.errors ?? [];
    this.retryAfter = facts.retryAfter;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Whether a retry may succeed: the network or the server failed, not the request. */
export function isTransient(error: unknown): boolean {
  return isApiError(error) && (error.kind === "network" || error.kind === "server");
}

/** The error of an answer that is not a success. */
export function errorOfAnswer(response: Response, body: unknown): ApiError {
  const problem = isProblem(body) ? body : undefined;
  const retryAfter = Number.parseInt(response.headers.get("Retry-After") ?? "", 10);
  return new ApiError({
    kind: kindOf(response, problem, body),
    status: response.status,
    problem,
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  });
}

/** The error of a call that threw: no response, or an unreadable one. */
export function errorOfThrown(thrown: unknown): ApiError {
  if (isApiError(thrown)) return thrown;
  return new ApiError({ kind: isNetworkFailure(thrown) ? "network" : "contract", cause: thrown });
}

/** Whether the caller aborted the call, which is not a failure. */
export function isAbort(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === "AbortError";
}

// `fetch` rejects with a TypeError without a response; a timed-out signal has its own name.
function isNetworkFailure(thrown: unknown): boolean {
  return (
    thrown instanceof Error && ["TypeError", "TimeoutError", "NetworkError"].includes(thrown.name)
  );
}

/** Problems with the same status. */
const kindsByCode: Readonly<Record<string, ApiErrorKind>> = {
  "invalid-key": "key",
  "foreign-origin": "origin",
  "unknown-path": "address",
};

const kinds: Readonly<Record<number, ApiErrorKind>> = {
  401: "unauthorized",
  403: "forbidden",
  404: "notFound",
  429: "limited",
};

function kindOf({ status }: Response, problem: Problem | undefined, body: unknown): ApiErrorKind {
  // The API describes every 404 as a problem, except those without a body.
  if (status === 404 && problem === undefined && hasContent(body)) return "address";
  const kind = kindsByCode[problem?.code ?? ""] ?? kinds[status];
  if (kind !== undefined) return kind;
  if (status >= 500) return "server";
  return status >= 400 ? "invalid" : "contract";
}

const hasContent = (body: unknown) => body !== undefined && body !== "";

/** Whether a response is a web page, which the API never sends; proxies send pages with a 5xx. */
export function isPage({ status, headers }: Response): boolean {
  const isHtml = headers.get("Content-Type")?.startsWith("text/html") === true;
  return isHtml && (status < 400 || status === 404 || status === 405);
}

export function isProblem(body: unknown): body is Problem {
  return (
    typeof body === "object" &&
    body !== null &&
    "code" in body &&
    typeof body.code === "string" &&
    "status" in body &&
    (!("errors" in body) || Array.isArray(body.errors))
  );
}
