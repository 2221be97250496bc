import type { OpenDatabase } from "../db/index.ts";
import { auditRepository } from "../audit/audit.repository.ts";
import { foldText } from "../catalogue/keys.ts";
import type { Config } from "../config.ts";
import { Refusal } from "../refusal.ts";
import { accountsRepository } from "./accounts.repository.ts";
import {
  type AccountAdministration,
  createAccountAdministration,
  type Link,
} from "./administration.service.ts";
import { linksRepository } from "./links.repository.ts";
import { refusedWords } from "./refused-words.ts";
import { sessionsRepository } from "./sessions.repository.ts";
import { createSessions } from "./sessions.ts";
import { commandLine } from "./usernames.ts";

const actor = commandLine;
const levels = ["ADMIN", "CLIENTE", "PLANTA", "JUNIOR"] as const;

export const accountUsage = `  account list
  account create NAME LEVEL                         prints the link that sets the password
  account level NAME LEVEL                          ADMIN, CLIENTE, PLANTA or JUNIOR
  account disable NAME | account enable NAME
  account link NAME                                 a new one-time link for the password
  account sign-out NAME                             ends every session`;

export interface Said {
  readonly ok: boolean;
  readonly message: string;
}

/** The same administration as the portal's, over the database alone. */
export function administrationOf(database: OpenDatabase, config: Config): AccountAdministration {
  const accounts = accountsRepository(database);
  const sessions = createSessions({
    sessions: sessionsRepository(database),
    accounts,
    times: config.session,
    onTouchFailure: () => undefined,
  });
  const links = linksRepository(database);
  const audit = auditRepository(database, Date.now);
  return createAccountAdministration({ database, accounts, links, sessions, audit, now: Date.now });
}

const linkText = ({ token, expiresAt }: Link) =>
  `/password/${token}\n(on the portal's address; works once, until ${new Date(expiresAt).toISOString()})`;

/** Runs `account …`; undefined when the words make no command. */
export async function accountCommand(
  administration: AccountAdministration,
  words: readonly string[],
): Promise<Said | undefined> {
  try {
    return await runCommand(administration, words);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ok: false, message: refusedWords(error) };
  }
}

async function runCommand(
  administration: AccountAdministration,
  [command, name, level, ...rest]: readonly string[],
): Promise<Said | undefined> {
  const done = (message: string): Said => ({ ok: true, message });
  if (command === "list" && name === undefined) return done(await listing(administration));
  const known = ["create", "level", "disable", "enable", "link", "sign-out"].includes(
    command ?? "",
  );
  if (!known || name === undefined || rest.length > 0) return undefined;
  const wanted = levels.find((each) => each === level?.toUpperCase());
  const takesLevel = command === "create" || command === "level";
  if (takesLevel !== (level !== undefined) || (takesLevel && !wanted)) return undefined;
  if (command === "create" && wanted) {
    const { account, link } = await administration.create(actor, { username: name, level: wanted });
    return done(`${account.username} (${account.level}) sets the password at\n${linkText(link)}`);
  }
  const account = (await administration.list()).find(
    ({ username }) => foldText(username) === foldText(name),
  );
  if (!account) return { ok: false, message: `There is no account called ${name}.` };
  const { id, username } = account;
  if (wanted) {
    await administration.change(actor, id, { level: wanted });
    return done(`${username} is ${wanted} now.`);
  }
  if (command === "link") return done(linkText(await administration.createLink(actor, id)));
  if (command === "sign-out") {
    await administration.endSessions(actor, id);
    return done(`${username} is signed out everywhere.`);
  }
  await administration.change(actor, id, { disabled: command === "disable" });
  return done(`${username} is ${command}d now.`);
}

async function listing(administration: AccountAdministration): Promise<string> {
  const lines = (await administration.list()).map(
    ({ username, level, disabled, hasPassword, warehouses, flags }) =>
      [
        username.padEnd(24),
        level.padEnd(8),
        (disabled ? "disabled" : hasPassword ? "" : "no password").padEnd(12),
        [...warehouses, ...flags].join(" "),
      ]
        .join(" ")
        .trimEnd(),
  );
  return lines.length > 0 ? lines.join("\n") : "There is no account.";
}
