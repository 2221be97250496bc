import { passwordLength } from "@caliper/api-client";

export interface PasswordDraft {
  /** Only for the first administrator; undefined if the link belongs to an account. */
  readonly username: string | undefined;
  readonly password: string;
  readonly again: string;
}

export type PasswordProblem = "nameNeeded" | "tooShort" | "different";

/** Errors by field; empty if the form is valid. */
export function problemsOf({
  username,
  password,
  again,
}: PasswordDraft): Readonly<Partial<Record<keyof PasswordDraft, PasswordProblem>>> {
  const isShort = Array.from(password).length < passwordLength;
  return {
    ...(username?.trim() === "" && { username: "nameNeeded" as const }),
    ...(isShort && { password: "tooShort" as const }),
    // Don't report both errors at once.
    ...(!isShort && password !== again && { again: "different" as const }),
  };
}
