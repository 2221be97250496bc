import { createAdmin } from "./accounts/create-admin.ts";
import { accountCommand, accountUsage, type CommandResult } from "./accounts/commands.ts";
import { backUp, type Manifest } from "./backup/backup.ts";
import { restore, verify } from "./backup/restore.ts";
import { historyCommand, historyUsage } from "./loading/history/history.ts";
import { composeCommands } from "./compose/commands.ts";
import { type Config, ConfigError, readBucket, readConfig } from "./config.ts";
import { migrate, openDatabase, type OpenDatabase } from "./db/index.ts";
import { operatorMessage } from "./operator-message.ts";
import { openStorage, type Storage } from "./storage/index.ts";
import { type DemoContent, serve } from "./serve.ts";

export type { DemoContent } from "./serve.ts";

const usage = `Usage:
  node apps/server/src/main.ts                      serves the portal and the API
  node apps/server/src/main.ts COMMAND, where COMMAND is
  create-admin NAME                                 makes an administrator; the password is the
                                                    first line of the standard input
${accountUsage}
${historyUsage}
  fill                                              fills an empty database with the demo data and ends;
                                                    only apps/demo/src/main.ts has the data
  backup PLACE                                      a consistent snapshot, without stopping the server
  restore PLACE                                     fills an empty database from a backup
  restore --verify PLACE                            verifies a backup
                                                    PLACE is a folder, or a bucket as in STORAGE_URL
`;

/** Runs a command line; the exit code. `demo` fills an empty database when CALIPER_DEMO is 1. */
export async function run(words: readonly string[], demo?: DemoContent): Promise<number> {
  const [command, name, ...rest] = words;
  if (command === undefined) return withConfig((config) => serve(config, demo));
  if (command === "create-admin" && name !== undefined && rest.length === 0) {
    return runCommand((commands) => createAdmin(commands, name, process.stdin));
  }
  if (command === "account")
    return runCommand(({ administration }) => accountCommand(administration, words.slice(1)));
  if (command === "history")
    return runCommand(({ history }) => historyCommand(history, words.slice(1)));
  if (command === "fill" && name === undefined && demo !== undefined) {
    return withConfig((config) => fill(config, demo));
  }
  if (command === "backup" && name !== undefined && rest.length === 0) {
    return withConfig((config) => copying(() => backUp(config, backupPlace(name)), "Backed up"));
  }
  if (command === "restore" && name === "--verify" && rest.length === 1) {
    return withConfig(() =>
      copying(() => verify(backupPlace(rest[0] ?? "")), "The backup is complete"),
    );
  }
  if (command === "restore" && name !== undefined && rest.length === 0) {
    return withConfig((config) => copying(() => restore(config, backupPlace(name)), "Restored"));
  }
  process.stderr.write(usage);
  return 2;
}

/** Runs an action with an up-to-date database. */
async function withDatabase(
  config: Config,
  action: (database: OpenDatabase) => Promise<number>,
): Promise<number> {
  const database = openDatabase(config);
  try {
    await migrate(database);
    return await action(database);
  } finally {
    await database.close();
  }
}

const fill = (config: Config, demo: DemoContent): Promise<number> =>
  withDatabase(config, async (database) => {
    const onProgress = (line: string) => void process.stdout.write(`${line}\n`);
    await demo.seed({ database, storage: openStorage(config), onProgress });
    return 0;
  });

/** Runs a command and prints its result, or the usage for unknown arguments. */
const runCommand = (
  action: (commands: ReturnType<typeof composeCommands>) => Promise<CommandResult | undefined>,
): Promise<number> =>
  withConfig((config) =>
    withDatabase(config, async (database) => {
      const result = await action(composeCommands(database, config));
      (result?.ok ? process.stdout : process.stderr).write(result ? `${result.message}\n` : usage);
      if (!result) return 2;
      return result.ok ? 0 : 1;
    }),
  );

/** @throws ConfigError when it is an invalid bucket */
function backupPlace(text: string): Storage {
  const storage = text.startsWith("s3:") ? readBucket("The place", text, process.env) : undefined;
  return openStorage({ dataDir: text, storage });
}

async function copying(copy: () => Promise<Manifest>, done: string): Promise<number> {
  const { rows, madeAt } = await copy();
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${done}: ${total} rows as of ${madeAt}.\n`);
  return 0;
}

async function withConfig(action: (config: Config) => Promise<number>): Promise<number> {
  try {
    const onUnknown = (line: string) => void process.stderr.write(`${line}\n`);
    return await action(readConfig(process.env, process.cwd(), onUnknown));
  } catch (error) {
    if (error instanceof ConfigError) {
      process.stderr.write(`Invalid configuration:\n${error.message}\n`);
      return 2;
    }
    process.stderr.write(`${operatorMessage(error)}\n`);
    if (/^(?:debug|trace)$/iu.test(process.env["LOG_LEVEL"] ?? "") && error instanceof Error)
      process.stderr.write(`${error.stack}\n`);
    return 1;
  }
}
