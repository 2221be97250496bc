import { hash as digest, randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/index.ts";
import type { SecondFactorsRepository } from "./second-factors.repository.ts";

const count = 10;
const groups = 6;
const groupLength = 4;
/** Crockford's base32: no letters that look like digits. Six groups have 120 bits, enough for a plain hash. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const group = (): string =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join("");

/** Ten new codes such as `K7QW-2MXD-9TRB-HC4Z-V8NP-3FJE`. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => Array.from({ length: groups }, group).join("-"));

/** What is stored of a code. Case and separators do not matter, nor whether a digit was read as a letter. */
export function recoveryCodeHash(code: string): string {
  const typed = code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/gu, "1");
  return digest("sha256", typed);
}

/** New codes of an account in place of the earlier ones; only their hashes are stored. */
export async function issueRecoveryCodes(
  factors: SecondFactorsRepository,
  accountId: number,
  db: Kysely<Database>,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await factors.replaceRecoveryCodes(accountId, codes.map(recoveryCodeHash), db);
  return codes;
}
