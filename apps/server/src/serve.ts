import { once } from "node:events";
import type { FastifyInstance } from "fastify";
import { accountsRepository } from "./accounts/accounts.repository.ts";
import { administrationOf } from "./accounts/commands.ts";
import type { Config } from "./config.ts";
import { isUnreachable, migrate, type OpenDatabase, openDatabase } from "./db/index.ts";
import { createApp } from "./http/app.ts";

/** Calls under way get so long to end when the server is told to stop, in ms. */
const patience = 10_000;

/** Why the server does not start, in words for whoever started it. */
export class StartError extends Error {
  override readonly name = "StartError";
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Serves until the process is told to stop; the exit code. */
export async function serve(config: Config): Promise<number> {
  const database = openDatabase(config);
  try {
    // The routes are made while the database's own thread brings its tables up to date.
    const [app] = await Promise.all([createApp({ config, database }), bringUpToDate(database)]);
    const demo = await seedWhenAsked(database, config);
    await listen(app, config);
    await greet(app, config, database, demo);
    await stopSignal();
    return await stop(app);
  } finally {
    await database.close();
  }
}

async function bringUpToDate(database: OpenDatabase): Promise<void> {
  try {
    await migrate(database);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isRefused = ["28P01", "3D000"].includes(String(code)); // password, name of the database
    if (!isUnreachable(error) && !isRefused) throw error;
    throw new StartError(`The database of DATABASE_URL does not let us in (${String(code)}).`);
  }
}

/** Whether the database holds the demo. */
async function seedWhenAsked(database: OpenDatabase, config: Config): Promise<boolean> {
  const seeded = await database.read
    .selectFrom("meta")
    .select("value")
    .where("key", "=", "demo")
    .executeTakeFirst();
  if (seeded) return true;
  const used = await database.read.selectFrom("product").select("code").limit(1).executeTakeFirst();
  if (!config.demo || used || (await accountsRepository(database).any())) return false;
  say("Building the demo catalogue, once …");
  // Image and PDF writers come with it; an ordinary start does without them.
  const { seedDemo } = await import("./demo/index.ts");
  await seedDemo({ database, dataDir: config.dataDir, onProgress: (step) => say(`  ${step}`) });
  return true;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
    const reason = code === "EACCES" ? "is not open to this user" : "is taken";
    await app.close();
    throw new StartError(`Port ${port} on ${host} ${reason}: set PORT to another one.`);
  }
}

async function greet(
  app: FastifyInstance,
  config: Config,
  database: OpenDatabase,
  demo: boolean,
): Promise<void> {
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const host = ["0.0.0.0", "::"].includes(config.host) ? "localhost" : config.host;
  say(`Caliper is at http://${host.includes(":") ? `[${host}]` : host}:${port}`);
  if (demo) {
    const { demoAccounts, demoPassword } = await import("./demo/accounts.ts");
    say("This is the demo: synthetic codes and prices, real vehicles. Sign in with");
    for (const { username, level } of demoAccounts) say(`  ${username.padEnd(16)}${level}`);
    say(`Password of all: ${demoPassword}`);
    return;
  }
  const first = await administrationOf(database, config).firstLink();
  if (first) {
    say("Nobody can sign in yet. This link makes the first administrator, once, within a day:");
    say(`  /password/${first.token}`);
    say("Or, with the password on standard input: node apps/server/src/main.ts create-admin NAME");
  }
}

async function stopSignal(): Promise<void> {
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
}

async function stop(app: FastifyInstance): Promise<number> {
  const giveUp = setTimeout(() => {
    process.stderr.write("Some calls did not end in time.\n");
    process.exit(1);
  }, patience);
  await app.close();
  clearTimeout(giveUp);
  return 0;
}
