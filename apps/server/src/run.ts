import { createAdmin } from "./accounts/create-admin.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { migrate, openDatabase } from "./db/index.ts";
import { serve, StartError } from "./serve.ts";

const usage = `Usage:
  node apps/server/src/main.ts                      serves the portal and the API
  node apps/server/src/main.ts create-admin NAME    makes an administrator; the password is the
                                                    first line of the standard input
`;

/** Runs a command line; the exit code. */
export async function run(words: readonly string[]): Promise<number> {
  const [command, name, ...rest] = words;
  if (command === undefined) return withConfig(serve);
  if (command === "create-admin" && name !== undefined && rest.length === 0) {
    return withConfig((config) => makeAdmin(config, name));
  }
  process.stderr.write(usage);
  return 2;
}

async function withConfig(action: (config: Config) => Promise<number>): Promise<number> {
  try {
    return await action(readConfig(process.env));
  } catch (error) {
    if (error instanceof ConfigError) {
      process.stderr.write(`The configuration is wrong:\n${error.message}\n`);
      return 2;
    }
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function makeAdmin(config: Config, name: string): Promise<number> {
  const database = openDatabase(config);
  try {
    await migrate(database);
    const { ok, message } = await createAdmin(database, name, process.stdin);
    (ok ? process.stdout : process.stderr).write(`${message}\n`);
    return ok ? 0 : 1;
  } finally {
    await database.close();
  }
}
