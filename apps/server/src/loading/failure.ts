/** Transfers errors between threads; by default only the message of an error is kept. */
import { SqliteError } from "../db/index.ts";
import { Refusal } from "../refusal.ts";
import { ImportRefusal } from "./import-refusal.ts";

export type Failure =
  | Pick<ImportRefusal, "detail" | "problems">
  | Pick<Refusal, "detail" | "kind" | "fields" | "retryAfter" | "reason">
  | { readonly message: string; readonly errcode: number | undefined }
  | {
      readonly message: string;
      readonly stack: string | undefined;
      readonly code: string | undefined;
    };

export function describe(error: unknown): Failure {
  if (error instanceof ImportRefusal) {
    const { detail, problems } = error;
    return { detail, problems };
  }
  if (error instanceof Refusal) {
    const { detail, kind, fields, retryAfter, reason } = error;
    return { detail, kind, fields, retryAfter, reason };
  }
  if (error instanceof SqliteError) return { message: error.message, errcode: error.errcode };
  if (!(error instanceof Error))
    return { message: String(error), stack: undefined, code: undefined };
  const code = "code" in error ? String(error.code) : undefined;
  return { message: error.message, stack: error.stack, code };
}

export function revive(failure: Failure): Error {
  if ("problems" in failure) return new ImportRefusal(failure.detail, failure.problems);
  if ("fields" in failure) return new Refusal(failure.kind, failure.detail, failure);
  if ("errcode" in failure) return new SqliteError(failure.message, failure.errcode);
  const error = new Error(failure.message);
  if (failure.stack !== undefined) error.stack = failure.stack;
  return failure.code === undefined ? error : Object.assign(error, { code: failure.code });
}
