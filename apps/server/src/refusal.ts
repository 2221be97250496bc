/** An invalid field of a request. */
export interface FieldError {
  /** The path of the field: `username`, `products/0/price`; `http/` converts it to the wire's. */
  readonly field: string;
  /** The value that was sent, shortened; absent for secrets. */
  readonly value?: unknown;
  readonly expected: string;
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
  readonly fields: readonly FieldError[];
  /** Seconds to wait, for `tooMany`. */
  readonly retryAfter: number | undefined;
  /** A code for programs that distinguishes refusals of one kind. */
  readonly reason: string | undefined;

  constructor(
    kind: RefusalKind,
    message: string,
    more: Partial<Pick<Refusal, "fields" | "retryAfter" | "reason">> = {},
  ) {
    super(message);
    this.kind = kind;
    this.fields = more.fields ?? [];
    this.retryAfter = more.retryAfter;
    this.reason = more.reason;
  }
}

/** `color: expected red; size: expected a number`. */
export const expectations = (fields: readonly FieldError[]): string =>
  fields.map(({ field, expected }) => `${field}: expected ${expected}`).join("; ");

/** Fields with values that only the catalogue or the accounts can reject. */
export function invalidFields(fields: readonly FieldError[]): Refusal {
  return new Refusal("invalid", expectations(fields), { fields });
}

export function invalidField(field: string, value: unknown, expected: string): Refusal {
  return invalidFields([{ field, value, expected }]);
}

export function notFound(message: string): Refusal {
  return new Refusal("notFound", message);
}

/** A valid request that the current state does not allow. */
export function conflict(message: string): Refusal {
  return new Refusal("conflict", message);
}

export function forbidden(message: string): Refusal {
  return new Refusal("forbidden", message);
}
