import { readFileSync } from "node:fs";
import { join } from "node:path";
import { invalidField } from "../refusal.ts";

/** Characters of a password. */
export const passwordLength = { least: 12, most: 200 } as const;
/** Shorter names occur in other words by chance. */
const shortestName = 4;
const product = "caliper";

/**
 * Those of the 49,000 most common passwords that are long enough, from zxcvbn (MIT, Dan Wheeler and Dropbox). Read at the
 * first use: a start does not need them.
 */
let common: ReadonlySet<string> | undefined;
const isCommon = (password: string): boolean => {
  common ??= new Set(
    readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8").split("\n"),
  );
  return common.has(password);
};

/** A text without anything but letters and digits, and without repetitions of the whole: `abab` is `ab`. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replace(/^(.+?)\1+$/u, "$1");

/**
 * Checks a new password of a user.
 * @throws Refusal that says what is expected, without the password
 */
export function checkNewPassword(password: string, username: string): void {
  const refuse = (expected: string) => invalidField("password", undefined, expected);
  const { least, most } = passwordLength;
  if (password.length < least || password.length > most) {
    throw refuse(`${least} to ${most} characters`);
  }
  const text = plain(password);
  if (isCommon(password.toLowerCase()) || isCommon(text) || new Set(text).size < 5) {
    throw refuse("a password that is not common");
  }
  const name = plain(username);
  if (text.includes(product) || (name.length >= shortestName && text.includes(name))) {
    throw refuse("a password without the name of the user or of this product");
  }
}
