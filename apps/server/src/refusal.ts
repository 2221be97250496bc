import { list, type Message, message } from "./messages/message.ts";
import { render } from "./messages/render.ts";

/** An invalid field of a request. */
export interface FieldError {
  /** The path of the field: `username`, `products/0/price`; `http/` converts it to the wire's. */
  readonly field: string;
  /** The value that was sent; absent for secrets. */
  readonly value?: unknown;
  readonly expected: Message;
}

/** Why a service refuses a request: the caller's mistake, not a failure of the server. */
export type RefusalKind =
  | "invalid"
  /** The session has ended since the call began. */
  | "signedOut"
  | "forbidden"
  | "notFound"
  | "conflict"
  | "tooMany"
  | "tooLarge"
  | "full";

/**
 * Thrown by services, which do not depend on HTTP; `http/problems.ts` maps each kind to a status.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly kind: RefusalKind;
  /** Undefined when the fields say everything. */
  readonly detail: Message | undefined;
  readonly fields: readonly FieldError[];
  /** Seconds to wait, for `tooMany`. */
  readonly retryAfter: number | undefined;
  /** A code for programs that distinguishes refusals of one kind. */
  readonly reason: string | undefined;
  /** Facts for programs, by their names in the contract's `Problem`. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(
    kind: RefusalKind,
    detail: Message | undefined,
    more: Partial<Pick<Refusal, "fields" | "retryAfter" | "reason" | "facts">> = {},
  ) {
    const fields = more.fields ?? [];
    super(render(detail ?? expectations(fields), "en"));
    this.kind = kind;
    this.detail = detail;
    this.fields = fields;
    this.retryAfter = more.retryAfter;
    this.reason = more.reason;
    this.facts = more.facts ?? {};
  }
}

/** `color: expected red; size: expected a number`. */
export const expectations = (fields: readonly FieldError[]): Message =>
  list(
    fields.map(({ field, expected }) =>
      "id" in expected && expected.id === "expected.noField"
        ? message("field.unexpected", { field })
        : message("field.expected", { field, expected }),
    ),
    "; ",
  );

/** Fields with values that only the catalogue or the accounts can reject. */
export function invalidFields(fields: readonly FieldError[]): Refusal {
  return new Refusal("invalid", undefined, { fields });
}

export function invalidField(field: string, value: unknown, expected: Message): Refusal {
  return invalidFields([{ field, value, expected }]);
}

export function notFound(detail: Message, facts: Refusal["facts"] = {}): Refusal {
  return new Refusal("notFound", detail, { facts });
}

/** A valid request that the current state does not allow. */
export function conflict(detail: Message, reason?: string): Refusal {
  return new Refusal("conflict", detail, reason === undefined ? {} : { reason });
}

export function forbidden(detail: Message): Refusal {
  return new Refusal("forbidden", detail);
}
