import { passwordLength } from "@caliper/api-client";

export interface PasswordDraft {
  /** Only for the first administrator; undefined if the account has a name. */
  readonly username?: string | undefined;
  readonly password: string;
  readonly again: string;
}

export type PasswordProblem = "tooShort" | "different";

interface Problems {
  readonly username?: "nameNeeded";
  readonly password?: PasswordProblem;
  readonly again?: PasswordProblem;
}

/** Errors by field; empty if the form is valid. The server checks the other rules. */
export function problemsOf({ username, password, again }: PasswordDraft): Problems {
  const isShort = Array.from(password).length < passwordLength;
  return {
    ...(username?.trim() === "" && { username: "nameNeeded" as const }),
    ...(isShort && { password: "tooShort" as const }),
    // Don't report both errors at once.
    ...(!isShort && password !== again && { again: "different" as const }),
  };
}
