import type { FastifyReply, FastifyRequest } from "fastify";
import type { Wire } from "@caliper/api-client/wire";
import { isStorageFull, isUnreachable } from "../db/index.ts";
import { ImportRefusal } from "../loading/import-refusal.ts";
import { type Message, type MessageLanguage, message } from "../messages/message.ts";
import { render } from "../messages/render.ts";
import { expectations, Refusal, type FieldError, type RefusalKind } from "../refusal.ts";
import { StorageError } from "../storage/index.ts";
import type { Operation } from "./contract.ts";
import { fieldBody, fieldErrors, type ValidationFailure } from "./field-errors.ts";
import { ReplacedCode } from "../catalogue/datasheet.service.ts";
import { replacementOf } from "./presenters/replacements.ts";
import { problemBody } from "./presenters/cell-problem.ts";
import { wireField } from "./presenters/field-names.ts";
import { readerLanguage } from "./reader-language.ts";

/** The kinds of problem: `code` on the wire, with the HTTP status of each; the catalogues have a title of each. */
const statuses = {
  "bad-request": 400,
  unauthorized: 401,
  "invalid-key": 401,
  forbidden: 403,
  "reauthentication-required": 403,
  /** The password was right, and the account has a second factor. */
  "second-factor-needed": 403,
  /** The account must set up a second factor first. */
  "second-factor-required": 403,
  "cross-site": 403,
  "not-encrypted": 403,
  "foreign-origin": 403,
  "not-found": 404,
  /** Neither a call of the API nor a page nor a file. */
  "unknown-path": 404,
  "method-not-allowed": 405,
  conflict: 409,
  "too-large": 413,
  "unsupported-media-type": 415,
  "range-not-satisfiable": 416,
  "too-many-requests": 429,
  internal: 500,
  unavailable: 503,
  "storage-full": 507,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof statuses;

interface More {
  readonly errors?: readonly FieldError[];
  /** The invalid cells of an import. */
  readonly problems?: ImportRefusal["problems"];
  /** Fields beyond those of RFC 9457, as the contract names them for one operation. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer as RFC 9457 describes it, thrown by hooks and handlers. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  readonly statusCode: number;
  readonly detail: Message;
  readonly errors: readonly FieldError[];
  readonly problems: ImportRefusal["problems"];
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(code: ProblemCode, detail: Message, more: More = {}) {
    super(render(detail, "en"));
    this.code = code;
    this.detail = detail;
    this.statusCode = statuses[code];
    this.errors = more.errors ?? [];
    this.problems = more.problems ?? [];
    this.headers = more.headers ?? {};
    this.fields = more.fields ?? {};
  }

  /** @param operation whose published wire format may call the message by a name of its own */
  body(language: MessageLanguage, operation?: string): Wire<"Problem"> {
    const wire = messageFields[operation ?? ""];
    const detail = render(this.detail, language);
    return {
      ...(wire?.statuses.includes(this.statusCode) && { [wire.field]: detail }),
      ...this.fields,
      ...(this.problems.length > 0 && {
        problems: this.problems.map(({ row, problem }) => problemBody(row, problem, language)),
      }),
      type: `urn:caliper:problem:${this.code}`,
      title: render(titleOf(this.code), language),
      status: this.statusCode,
      detail,
      code: this.code,
      ...(this.errors.length > 0 && {
        errors: this.errors.map((error) => fieldBody(error, language)),
      }),
    };
  }
}

const titleOf = (code: ProblemCode): Message => message(`problem.${code}`);

/** A problem of the fields of a request. */
export const fieldProblem = (errors: readonly FieldError[]): Problem =>
  new Problem("bad-request", expectations(errors), { errors });

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

/** What the codes of Fastify mean for callers. */
const frameworkMessages: Readonly<Record<string, Message>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: message("request.bodyTooLarge"),
  FST_ERR_CTP_EMPTY_JSON_BODY: message("request.notJson"),
  FST_ERR_CTP_INVALID_JSON_BODY: message("request.notJson"),
};

/** Turns anything thrown into a problem; only what is not the caller's fault becomes a 500. */
export function problemOf(error: unknown, operation?: Operation): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Refusal) {
    const { retryAfter } = error;
    const errors = error.fields.map((each) => ({
      ...each,
      field: wireField(each.field, operation),
    }));
    const detail = error.detail ?? expectations(errors);
    return new Problem(refusals[error.kind], detail, {
      errors,
      headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) },
      problems: error instanceof ImportRefusal ? error.problems : [],
      fields: {
        ...error.facts,
        ...(error.reason !== undefined && { reason: error.reason }),
        ...(error instanceof ReplacedCode && { replacedBy: replacementOf(error.chain) }),
      },
    });
  }
  if (isStorageFull(error)) {
    return new Problem("storage-full", message("server.diskFull"));
  }
  if (isUnreachable(error) || error instanceof StorageError) {
    const messageKey = error instanceof StorageError ? "server.noStorage" : "server.noDatabaseNow";
    return new Problem("unavailable", message(messageKey), { headers: { "retry-after": "5" } });
  }
  const framework = error as FrameworkError;
  if (framework?.validation) {
    return fieldProblem(fieldErrors(framework.validation, framework.validationContext ?? ""));
  }
  const status = framework?.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const code = byStatus.get(status) ?? "bad-request";
    return new Problem(code, frameworkMessages[framework.code ?? ""] ?? titleOf(code));
  }
  return new Problem("internal", message("request.failed"));
}

/** The server's own failures, which are logged. */
const logged: ReadonlySet<ProblemCode> = new Set(["internal", "unavailable", "storage-full"]);

/** Whether the caller broke off while sending; what fails then is not a failure of the server. */
const isAborted = ({ raw }: FastifyRequest): boolean => raw.complete === false && raw.destroyed;

/** The error handler of the whole server. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = isAborted(request)
    ? new Problem("bad-request", message("request.aborted"))
    : problemOf(error, request.routeOptions.config.operation);
  if (logged.has(problem.code)) request.log.error({ err: error });
  return sendProblem(reply, problem);
}
