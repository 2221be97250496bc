import type { FastifyReply, FastifyRequest } from "fastify";
import type { Wire } from "@caliper/api-client/wire";
import { isStorageFull, isUnreachable } from "../db/index.ts";
import { ImportRefusal } from "../imports/import-refusal.ts";
import { expectations, Refusal, type FieldError, type RefusalKind } from "../refusal.ts";
import { StorageError } from "../storage/index.ts";
import type { Operation } from "./contract.ts";
import { fieldErrors, type ValidationFailure } from "./field-errors.ts";
import {
  expectedIn,
  type MessageLanguage,
  readerLanguage,
  translate,
} from "./language/translate.ts";
import { wireField } from "./presenters/field-names.ts";

/** The kinds of problem: `code` on the wire, with the HTTP status and the title of each. */
const kinds = {
  "bad-request": [400, "The request is not valid"],
  unauthorized: [401, "Not signed in"],
  "invalid-key": [401, "The access key is not valid"],
  forbidden: [403, "Not allowed"],
  "reauthentication-required": [403, "Password needed again"],
  /** The password was right, and the account has a second factor. */
  "second-factor-needed": [403, "Second factor needed"],
  /** The account must set up a second factor first. */
  "second-factor-required": [403, "Second factor required"],
  "cross-site": [403, "The request comes from another site"],
  "not-encrypted": [403, "The connection is not encrypted"],
  "foreign-origin": [403, "The access key is not for this site"],
  "not-found": [404, "Not found"],
  /** Neither a call of the API nor a page nor a file. */
  "unknown-path": [404, "Not found"],
  "method-not-allowed": [405, "Method not allowed"],
  conflict: [409, "Not possible in the current state"],
  "too-large": [413, "The request is too large"],
  "unsupported-media-type": [415, "Unsupported content type"],
  "range-not-satisfiable": [416, "The range is outside the file"],
  "too-many-requests": [429, "Too many requests"],
  internal: [500, "Server error"],
  unavailable: [503, "The server is not ready"],
  "storage-full": [507, "The disk is full"],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof kinds;

interface More {
  readonly errors?: readonly FieldError[];
  /** The invalid cells of an import. */
  readonly problems?: readonly Wire<"CellProblem">[];
  /** Fields beyond those of RFC 9457, as the contract names them for one operation. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer as RFC 9457 describes it, thrown by hooks and handlers. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  readonly statusCode: number;
  readonly errors: readonly FieldError[];
  readonly problems: readonly Wire<"CellProblem">[];
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(code: ProblemCode, detail: string, more: More = {}) {
    super(detail);
    this.code = code;
    this.statusCode = kinds[code][0];
    this.errors = more.errors ?? [];
    this.problems = more.problems ?? [];
    this.headers = more.headers ?? {};
    this.fields = more.fields ?? {};
  }

  /** @param operation whose published wire format may call the message by a name of its own */
  body(language: MessageLanguage, operation?: string): Wire<"Problem"> {
    const wire = messageFields[operation ?? ""];
    const detail = translate(this.message, language);
    return {
      ...(wire?.statuses.includes(this.statusCode) && { [wire.field]: detail }),
      ...this.fields,
      ...(this.problems.length > 0 && { problems: expectedIn(language, this.problems) }),
      type: `urn:caliper:problem:${this.code}`,
      title: translate(kinds[this.code][1], language),
      status: this.statusCode,
      detail,
      code: this.code,
      ...(this.errors.length > 0 && { errors: expectedIn(language, this.errors) }),
    };
  }
}

interface MessageField {
  readonly field: string;
  readonly statuses: readonly number[];
}

/** Where the published wire format looks for the message of a failure. */
const messageFields: Readonly<Record<string, MessageField>> = {
  excelUpload: { field: "sqlMessage", statuses: [400, 409] },
  commitImport: { field: "sqlMessage", statuses: [400, 409] },
  buyOrderUserInfo: { field: "msg", statuses: [404] },
};

export const problemMediaType = "application/problem+json";

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const { request } = reply;
  const language = readerLanguage(request);
  return reply
    .code(problem.statusCode)
    .headers({ "cache-control": "no-store", "content-language": language, ...problem.headers })
    .type(problemMediaType)
    .send(JSON.stringify(problem.body(language, request.routeOptions.config.operation?.id)));
}

const refusals: Record<RefusalKind, ProblemCode> = {
  invalid: "bad-request",
  signedOut: "unauthorized",
  forbidden: "forbidden",
  notFound: "not-found",
  conflict: "conflict",
  tooMany: "too-many-requests",
  tooLarge: "too-large",
  full: "storage-full",
};

/** What Fastify itself throws while it reads a request. */
interface FrameworkError extends Error {
  readonly statusCode?: number;
  readonly code?: string;
  readonly validation?: readonly ValidationFailure[];
  readonly validationContext?: string;
}

const byStatus = new Map<number, ProblemCode>([
  [403, "forbidden"],
  [404, "not-found"],
  [405, "method-not-allowed"],
  [413, "too-large"],
  [415, "unsupported-media-type"],
]);

/** Turns anything thrown into a problem; only what is not the caller's fault becomes a 500. */
export function problemOf(error: unknown, operation?: Operation): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Refusal) {
    const headers: Record<string, string> = {};
    if (error.retryAfter !== undefined) headers["retry-after"] = String(error.retryAfter);
    const errors = error.fields.map((each) => ({
      ...each,
      field: wireField(each.field, operation),
    }));
    const isGenerated = error.message === expectations(error.fields);
    const message = isGenerated ? expectations(errors) : error.message;
    const more = {
      errors,
      headers,
      ...(error.reason !== undefined && { fields: { reason: error.reason } }),
    };
    if (!(error instanceof ImportRefusal)) {
      return new Problem(refusals[error.kind], message, more);
    }
    const problems = error.problems.map(({ row, problem }) => ({ row, ...problem }));
    return new Problem(refusals[error.kind], error.message, { ...more, problems });
  }
  if (isStorageFull(error)) {
    const detail = "The server's disk is full; nothing was changed. Free up space and try again.";
    return new Problem("storage-full", detail);
  }
  if (isUnreachable(error)) {
    const headers = { "retry-after": "5" };
    return new Problem("unavailable", "The database does not answer; try again soon.", { headers });
  }
  if (error instanceof StorageError) {
    const headers = { "retry-after": "5" };
    return new Problem("unavailable", "The storage of files does not answer; try again soon.", {
      headers,
    });
  }
  const framework = error as FrameworkError;
  if (framework?.validation) {
    const errors = fieldErrors(framework.validation, framework.validationContext ?? "");
    return new Problem("bad-request", expectations(errors), { errors });
  }
  const status = framework?.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return new Problem(byStatus.get(status) ?? "bad-request", framework.message);
  }
  return new Problem(
    "internal",
    "Unexpected error; the server log has the details of this request.",
  );
}

/** The server's own failures, which are logged. */
const logged: ReadonlySet<ProblemCode> = new Set(["internal", "unavailable", "storage-full"]);

/** Whether the caller broke off while sending; what fails then is not a failure of the server. */
const isAborted = ({ raw }: FastifyRequest): boolean => raw.complete === false && raw.destroyed;

/** The error handler of the whole server. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = isAborted(request)
    ? new Problem("bad-request", "The body ended before it was complete")
    : problemOf(error, request.routeOptions.config.operation);
  if (logged.has(problem.code)) request.log.error({ err: error });
  return sendProblem(reply, problem);
}
