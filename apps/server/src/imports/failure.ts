/** Transfers errors between threads; by default only the message of an error is kept. */
import { SqliteError } from "../db/index.ts";
import { type FieldError, Refusal, type RefusalKind } from "../refusal.ts";
import { ImportRefusal } from "./import-refusal.ts";

export type Failure = { readonly message: string } & (
  | Pick<ImportRefusal, "kind" | "problems">
  | {
      readonly kind: RefusalKind;
      readonly fields: readonly FieldError[];
      readonly retryAfter: number | undefined;
      readonly reason: string | undefined;
    }
  | { readonly errcode: number | undefined }
  | { readonly stack: string | undefined; readonly code: string | undefined }
);

export function describe(error: unknown): Failure {
  if (error instanceof ImportRefusal) {
    const { message, kind, problems } = error;
    return { message, kind, problems };
  }
  if (error instanceof Refusal) {
    const { message, kind, fields, retryAfter, reason } = error;
    return { message, kind, fields, retryAfter, reason };
  }
  if (error instanceof SqliteError) return { message: error.message, errcode: error.errcode };
  if (!(error instanceof Error))
    return { message: String(error), stack: undefined, code: undefined };
  const code = "code" in error ? String(error.code) : undefined;
  return { message: error.message, stack: error.stack, code };
}

export function revive(failure: Failure): Error {
  if ("problems" in failure)
    return new ImportRefusal(failure.kind, failure.message, failure.problems);
  if ("fields" in failure) return new Refusal(failure.kind, failure.message, failure);
  if ("errcode" in failure) return new SqliteError(failure.message, failure.errcode);
  const error = new Error(failure.message);
  if (failure.stack !== undefined) error.stack = failure.stack;
  return failure.code === undefined ? error : Object.assign(error, { code: failure.code });
}
