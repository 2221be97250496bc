/** What is wrong with one field of a request. */
export interface FieldError {
  /** Where the field is and what it is called: `query/codigo`, `body/Values/0`. */
  readonly field: string;
  /** What was sent, shortened; absent when it must not be repeated. */
  readonly value?: unknown;
  readonly expected: string;
}

/** Why a capability does not do what it was asked: the caller's fault, never a failure of ours. */
export type RefusalKind =
  | "invalid"
  | "forbidden"
  | "notFound"
  | "conflict"
  | "tooMany"
  | "tooLarge"
  | "full";

/**
 * Thrown by services, which know no HTTP; `http/problems.ts` gives each kind its status.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly kind: RefusalKind;
  readonly fields: readonly FieldError[];
  /** Seconds to wait, for `tooMany`. */
  readonly retryAfter: number | undefined;
  /** Tells refusals of one kind apart, for programs. */
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

/** What was asked was right, and cannot be done as things stand now. */
export function conflict(message: string): Refusal {
  return new Refusal("conflict", message);
}

export function forbidden(message: string): Refusal {
  return new Refusal("forbidden", message);
}
