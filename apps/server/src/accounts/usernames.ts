import { foldText } from "@caliper/catalogue-model";
import { invalidField, type Refusal } from "../refusal.ts";

/** Whom the audit log names for what is done from the shell; nobody else is called so. */
export const commandLine = "command line";

const longest = 60;
/** What is left of a Latin letter without its accents, and of everything else on a keyboard. */
const plain = /^[\x20-\x7eØøÆæŒœŁłĐđẞß]+$/u;

/**
 * The name of a new account, in Unicode's composed form. Two names that look alike would be told
 * apart by the server and by nobody who reads the audit log: letters are Latin ones, with or without
 * accents, and there are no invisible characters.
 * @throws Refusal that says what a name is made of
 */
export function checkedUsername(given: string): string {
  const name = given.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
  const refuse = (expected: string): Refusal => invalidField("username", given, expected);
  if (name === "" || name.length > longest) throw refuse(`1 to ${longest} characters`);
  const bare = name.normalize("NFD").replaceAll(/\p{M}/gu, "");
  if (!plain.test(bare)) throw refuse("Latin letters, digits and punctuation");
  if (foldText(name) === commandLine) throw refuse("a name that the audit log does not use itself");
  return name;
}
