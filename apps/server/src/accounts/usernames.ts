import { foldText } from "@caliper/catalogue-model";
import { invalidField, type Refusal } from "../refusal.ts";
import { type Message, message } from "../messages/message.ts";

/** The actor of shell commands in the change log; no user may have this name. */
export const commandLine = "command line";

const longest = 60;
/** Latin letters without their accents, and everything else on a keyboard. */
const plain = /^[\x20-\x7eØøÆæŒœŁłĐđẞß]+$/u;

/**
 * The name of a new account, in Unicode's composed form. Readers of the change log could not
 * distinguish look-alike names, so letters are Latin, with or without accents, and no character is
 * invisible.
 * @throws Refusal with the allowed characters
 */
export function checkedUsername(rawName: string): string {
  const name = rawName.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
  const refuse = (expected: Message): Refusal => invalidField("username", rawName, expected);
  if (name === "" || name.length > longest)
    throw refuse(message("expected.length", { least: 1, most: longest }));
  const bare = name.normalize("NFD").replaceAll(/\p{M}/gu, "");
  if (!plain.test(bare)) throw refuse(message("expected.latin"));
  if (foldText(name) === commandLine) throw refuse(message("expected.notReserved"));
  return name;
}
