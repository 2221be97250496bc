import { flags, foldText, warehouses, type Level, levels } from "@caliper/catalogue-model";
import { Refusal } from "../refusal.ts";
import type { AccountAdministration, AccountChange, Link } from "./administration.service.ts";
import { refusedWords } from "./refused-words.ts";
import { commandLine } from "./usernames.ts";

const actor = commandLine;

export const accountUsage = `  account list
  account create NAME LEVEL                         prints the link that sets the password
  account level NAME LEVEL                          ${levels.join(", ")}
  account warehouses NAME all|none|MIAMI,PANAMA     whose prices the account sees
  account flags NAME all|none|P_BP,P_BL             the families of a PLANTA account
  account disable NAME | account enable NAME
  account link NAME                                 a new one-time link for the password
  account sign-out NAME                             ends every session
  account remove-second-factor NAME                 for a lost phone; ends every session`;

export interface CommandResult {
  readonly ok: boolean;
  readonly message: string;
}

const linkText = ({ token, expiresAt }: Link) =>
  `/password/${token}\n(on the portal's address; works once, until ${new Date(expiresAt).toISOString()})`;

/** Runs `account …`; undefined for unknown arguments. */
export async function accountCommand(
  administration: AccountAdministration,
  words: readonly string[],
): Promise<CommandResult | undefined> {
  try {
    return await runCommand(administration, words);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ok: false, message: refusedWords(error) };
  }
}

/** Whether a command has an argument after the name. */
const commands = new Map([
  ...["create", "level", "warehouses", "flags"].map((name) => [name, true] as const),
  ...["disable", "enable", "link", "sign-out", "remove-second-factor"].map(
    (name) => [name, false] as const,
  ),
]);

async function runCommand(
  administration: AccountAdministration,
  [command = "", name, word, ...rest]: readonly string[],
): Promise<CommandResult | undefined> {
  if (command === "list" && name === undefined) return done(await listing(administration));
  const takesWord = commands.get(command);
  const isComplete = takesWord === (word !== undefined) && rest.length === 0;
  if (takesWord === undefined || name === undefined || !isComplete) return undefined;
  if (command === "create") {
    const level = levels.find((each) => each === word?.toUpperCase());
    return level && create(administration, name, level);
  }
  const change = word === undefined ? {} : changeOf(command, word);
  if (!change) return undefined;
  const account = (await administration.list()).find(
    ({ username }) => foldText(username) === foldText(name),
  );
  if (!account) return { ok: false, message: `There is no account called ${name}.` };
  const { id, username } = account;
  if (command === "link") return done(linkText(await administration.createLink(actor, id)));
  if (command === "sign-out") {
    await administration.endSessions(actor, id);
    return done(`${username} is signed out everywhere.`);
  }
  if (command === "remove-second-factor") {
    await administration.removeSecondFactor(actor, id);
    return done(`${username} signs in with the password only now.`);
  }
  if (word === undefined) {
    await administration.change(actor, id, { disabled: command === "disable" });
    return done(`${username} is ${command}d now.`);
  }
  const changed = await administration.change(actor, id, change);
  if (command === "level") return done(`${username} is ${changed.level} now.`);
  const rights = command === "warehouses" ? changed.warehouses : changed.flags;
  return done(`${username} has ${rights.join(", ") || "none"} now.`);
}

const done = (message: string): CommandResult => ({ ok: true, message });

async function create(administration: AccountAdministration, name: string, level: Level) {
  const { account, link } = await administration.create(actor, { username: name, level });
  return done(`${account.username} (${account.level}) sets the password at\n${linkText(link)}`);
}

/** Undefined when the argument is invalid for the command. */
function changeOf(command: string, word: string): AccountChange | undefined {
  if (command === "level") {
    const level = levels.find((each) => each === word.toUpperCase());
    return level && { level };
  }
  if (command === "warehouses") {
    const chosen = someOf(warehouses, word);
    return chosen && { warehouses: chosen };
  }
  const chosen = someOf(flags, word);
  return chosen && { flags: chosen };
}

/** `all`, `none`, or names with commas; undefined when one of them is unknown. */
function someOf<Name extends string>(allNames: readonly Name[], words: string): Name[] | undefined {
  if (words === "all") return [...allNames];
  if (words === "none") return [];
  const requested = new Set(words.toUpperCase().split(","));
  const chosen = allNames.filter((name) => requested.has(name));
  return chosen.length === requested.size ? chosen : undefined;
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
