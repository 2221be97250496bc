import { passwordLength } from "@caliper/api-client";

export interface PasswordDraft {
  /** Of the first administrator; undefined when the link knows the account. */
  readonly username: string | undefined;
  readonly password: string;
  readonly again: string;
}

export type PasswordProblem = "nameNeeded" | "tooShort" | "different";

/** What is wrong, by field; empty when the password may be sent. */
export function problemsOf({
  username,
  password,
  again,
}: PasswordDraft): Readonly<Partial<Record<keyof PasswordDraft, PasswordProblem>>> {
  const isShort = Array.from(password).length < passwordLength;
  return {
    ...(username?.trim() === "" && { username: "nameNeeded" as const }),
    ...(isShort && { password: "tooShort" as const }),
    // A repetition of what is too short is wrong already.
    ...(!isShort && password !== again && { again: "different" as const }),
  };
}
