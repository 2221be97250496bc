import { createHash } from "node:crypto";

/** Whether a password is known from a breach. */
export type IsBreached = (password: string) => Promise<boolean>;

/** Characters of the hash that the service learns, https://haveibeenpwned.com/API/v3#PwnedPasswords. */
const prefixLength = 5;
/** A user waits for it, in ms. */
const longestWait = 3_000;

export interface BreachSettings {
  /** Where the ranges of hashes are, without the prefix; undefined: nothing is asked. */
  readonly url: string | undefined;
  /** Called when the service did not answer. Then every password counts as unknown: otherwise nobody could change theirs. */
  readonly onFailure: (error: unknown) => void;
}

/** Asks a service with the range API of Pwned Passwords, which learns only the beginning of the password's SHA-1 hash. */
export function breachedPasswords({ url, onFailure }: BreachSettings): IsBreached {
  if (url === undefined) return async () => false;
  return async (password) => {
    const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
    const prefix = hash.slice(0, prefixLength);
    try {
      const answer = await fetch(`${url}/${prefix}`, {
        // Without it, the size of the answer tells a listener which range it is.
        headers: { "add-padding": "true" },
        redirect: "error",
        signal: AbortSignal.timeout(longestWait),
      });
      if (!answer.ok)
        throw new Error(`The service of breached passwords returned ${answer.status}`);
      return countOf(hash.slice(prefixLength), await answer.text()) > 0;
    } catch (error) {
      onFailure(error);
      return false;
    }
  };
}

/** How often a range lists a hash; padding has a count of 0. */
function countOf(suffix: string, range: string): number {
  const line = range.split(/\r?\n/u).find((each) => each.toUpperCase().startsWith(`${suffix}:`));
  return Number(line?.split(":")[1] ?? 0);
}
