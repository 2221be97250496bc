import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { foldText } from "../catalogue/keys.ts";
import { isUniqueViolation, type OpenDatabase } from "../db/index.ts";
import { accountsRepository } from "./accounts.repository.ts";
import { hashPassword } from "./passwords.ts";

const shortest = 12;

/**
 * Makes an administrator with the password that stands in the first line of `input`.
 * @returns what to tell the person; `ok` is false when nothing was made.
 */
export async function createAdmin(
  database: OpenDatabase,
  username: string,
  input: Readable,
): Promise<{ ok: boolean; message: string }> {
  const usernameKey = foldText(username);
  if (usernameKey === "" || username.length > 60) {
    return { ok: false, message: "The name needs 1 to 60 characters." };
  }
  const [password = ""] = (await text(input)).split(/\r?\n/u, 1);
  if (password.length < shortest || password.length > 200) {
    return { ok: false, message: `The password needs ${shortest} to 200 characters.` };
  }
  try {
    await accountsRepository(database).insert({
      username: username.trim(),
      usernameKey,
      passwordHash: await hashPassword(password),
      level: "ADMIN",
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return { ok: false, message: `There is an account called ${username} already.` };
  }
  return { ok: true, message: `Administrator ${username} can sign in now.` };
}
