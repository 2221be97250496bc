import { readFileSync } from "node:fs";
import { join } from "node:path";
import { foldText } from "@caliper/catalogue-model";
import { invalidField } from "../refusal.ts";
import { type BreachSettings, breachedPasswords } from "./breached-passwords.ts";
import { type Message, message } from "../messages/message.ts";

/** Characters of a password. */
export const passwordLength = { least: 12, most: 200 } as const;
/** Characters of a common password that counts as a part of another; shorter ones occur by chance. */
export const shortestWord = 5;
/** Shorter names occur in other words by chance. */
const shortestName = 4;
const product = "caliper";

/** See `tools/common-passwords.ts`. Read at the first use: a start does not need it. */
let common: ReadonlySet<string> | undefined;
const isCommon = (password: string): boolean => {
  common ??= new Set(
    readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")
      .trimEnd()
      .split("\n"),
  );
  return common.has(password);
};

/** Reduces a text to letters and digits without accents or repetitions of the whole: `abab` becomes `ab`. */
const plain = (text: string) =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replace(/^(.+?)\1+$/u, "$1");

/** Whether a text is a common one between at most six digits, such as a year: `password2026`, `1234monkey12`. */
function isCommonWithDigits(text: string): boolean {
  const [, before = "", word = "", after = ""] = /^(\d*)(.*?)(\d*)$/u.exec(text) ?? [];
  return before.length + after.length <= 6 && isCommon(plain(word));
}

const refuse = (expected: Message) => invalidField("password", undefined, expected);

/**
 * Checks a new password of a user, except for breaches.
 * @throws Refusal that says what is expected, without the password
 */
export function checkNewPassword(password: string, username: string): void {
  const { least, most } = passwordLength;
  if (password.length < least || password.length > most) {
    throw refuse(message("expected.length", { least, most }));
  }
  const text = plain(password);
  if (
    [password.toLowerCase(), text].some(isCommon) ||
    isCommonWithDigits(text) ||
    new Set(text).size < 5
  ) {
    throw refuse(message("expected.password"));
  }
  const name = plain(username);
  if (text.includes(product) || (name.length >= shortestName && text.includes(name))) {
    throw refuse(message("expected.passwordWithoutName"));
  }
}

/** Checks a new password of a user. @throws as `checkNewPassword` */
export type NewPasswordCheck = (password: string, username: string) => Promise<void>;

export function createNewPasswordCheck(settings: BreachSettings): NewPasswordCheck {
  const isBreached = breachedPasswords(settings);
  return async (password, username) => {
    checkNewPassword(password, username);
    if (await isBreached(password)) throw refuse(message("expected.passwordNotBreached"));
  };
}
