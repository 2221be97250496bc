import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { administratorLevel } from "@caliper/catalogue-model";
import type { AuditRepository } from "../audit/audit.repository.ts";
import { isUniqueViolation, type OpenDatabase } from "../db/index.ts";
import type { AccountsRepository } from "./accounts.repository.ts";
import { Refusal } from "../refusal.ts";
import type { NewPasswordCheck } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { refusedWords } from "./refused-words.ts";
import { checkedUsername, commandLine } from "./usernames.ts";

interface Options {
  readonly database: OpenDatabase;
  readonly accounts: AccountsRepository;
  readonly audit: AuditRepository;
  readonly checkNew: NewPasswordCheck;
}

/**
 * Creates an administrator with the password in the first line of `input`.
 * @returns the message to print; `ok` is false when no account was created
 */
export async function createAdmin(
  { database, accounts, audit, checkNew }: Options,
  username: string,
  input: Readable,
): Promise<{ ok: boolean; message: string }> {
  const [password = ""] = (await text(input)).split(/\r?\n/u, 1);
  let name: string;
  try {
    name = checkedUsername(username);
    await checkNew(password, name);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ok: false, message: refusedWords(error) };
  }
  const passwordHash = await hashPassword(password);
  try {
    await database.write.transaction().execute(async (db) => {
      await accounts.insert({ username: name, passwordHash, level: administratorLevel }, db);
      const detail = { level: administratorLevel };
      await audit.record(
        { actor: commandLine, action: "account.created", target: name, detail },
        db,
      );
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return { ok: false, message: `There is already an account called ${name}.` };
  }
  return { ok: true, message: `Administrator ${name} can sign in now.` };
}
