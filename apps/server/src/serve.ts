import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as after } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { AccountAdministration } from "./accounts/administration.service.ts";
import { createApp } from "./compose/app.ts";
import type { Config } from "./config.ts";
import { migrate, type OpenDatabase, openDatabase } from "./db/index.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { StartError } from "./operator-message.ts";
import { openStorage, type Storage, StorageError } from "./storage/index.ts";
import type { Tracing } from "./tracing/tracing.ts";

/** The longest wait for open requests when the server stops, in ms. */
const shutdownTimeoutMs = 10_000;

const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Demo data, provided by the package that starts the server; the server itself has none. */
export interface DemoContent {
  /** Fills the database unless it has content. Returns whether it contains the demo. */
  seed(options: {
    database: OpenDatabase;
    storage: Storage;
    onProgress: (line: string) => void;
  }): Promise<boolean>;
  /** Printed below the address while the database contains the demo. */
  readonly greeting: readonly string[];
}

/** Serves until the process receives a signal; the exit code. */
export async function serve(config: Config, demo?: DemoContent): Promise<number> {
  const tracing = await tracingOf(config);
  const opened = openDatabase(
    config,
    "thread",
    tracing && ((...query) => tracing.takeQuery(...query)),
  );
  const database = tracing?.prepared(opened) ?? opened;
  const storage = tracing?.storage(openStorage(config)) ?? openStorage(config);
  let isStopping = false;
  let app: FastifyInstance | undefined;
  let metricsServer: Server | undefined;
  try {
    const metrics = await metricsOf(config, database);
    metricsServer = metrics && (await serveMetrics(metrics, config));
    // The routes are created while the database's thread updates its tables.
    const [{ app: created, administration }] = await Promise.all([
      createApp({ config, database, storage, metrics, tracing, isStopping: () => isStopping }),
      migrate(database),
      requireStorage(storage),
    ]);
    app = created;
    const greeting = await seedIfRequested(database, storage, config, demo);
    await listen(app, config);
    await greet(app, config, administration, greeting);
    await stopSignal();
    isStopping = true;
    // Until the proxy knows that this server is not ready, it sends more requests.
    await after(config.drainMs);
    return 0;
  } finally {
    metricsServer?.close();
    if (app) await stop(app);
    await Promise.all([database.close(), tracing?.close()]);
  }
}

async function tracingOf({ tracing }: Config): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { createTracing } = await import("./tracing/tracing.ts");
  return createTracing(tracing);
}

async function metricsOf(
  { metricsPort }: Config,
  { connections }: OpenDatabase,
): Promise<Metrics | undefined> {
  if (metricsPort === undefined) return undefined;
  const { createMetrics } = await import("./metrics/metrics.ts");
  return createMetrics(connections);
}

/** @throws StartError when the port is taken */
async function serveMetrics(metrics: Metrics, { host, metricsPort = 0 }: Config): Promise<Server> {
  const { listenForMetrics } = await import("./metrics/metrics-server.ts");
  try {
    return await listenForMetrics(metrics, { host, port: metricsPort });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`METRICS_PORT ${metricsPort} on ${host} cannot be used (${code}).`);
  }
}

/** How long a server that starts waits for a storage that is unavailable, in ms. */
const storageWaitMs = 10_000;

/** @throws StartError when the storage rejects the settings, or stays unavailable */
async function requireStorage(storage: Storage): Promise<void> {
  const until = performance.now() + storageWaitMs;
  for (;;) {
    try {
      return await storage.check();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      if (!error.isTemporary || performance.now() >= until)
        throw new StartError(`The storage of STORAGE_URL cannot be used. ${error.message}`);
      await after(1000);
    }
  }
}

/** The demo's greeting when the database contains the demo, otherwise no lines. */
async function seedIfRequested(
  database: OpenDatabase,
  storage: Storage,
  config: Config,
  demo: DemoContent | undefined,
): Promise<readonly string[]> {
  if (!config.demo) return [];
  if (!demo)
    throw new StartError("CALIPER_DEMO=1 needs the demo data: start with apps/demo/src/main.ts.");
  const isDemo = await demo.seed({ database, storage, onProgress: printLine });
  return isDemo ? demo.greeting : [];
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
    const reason = code === "EACCES" ? "is not open to this user" : "is taken";
    throw new StartError(`Port ${port} on ${host} ${reason}: set PORT to another one.`);
  }
}

async function greet(
  app: FastifyInstance,
  config: Config,
  administration: AccountAdministration,
  greeting: readonly string[],
): Promise<void> {
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const host = ["0.0.0.0", "::"].includes(config.host) ? "localhost" : config.host;
  printLine(`Caliper is at http://${host.includes(":") ? `[${host}]` : host}:${port}`);
  greeting.forEach(printLine);
  const first = await administration.firstLink();
  if (first) {
    printLine(
      "Nobody can sign in yet. This link makes the first administrator, once, within a day:",
    );
    printLine(`  /password/${first.token}`);
    printLine(
      "Or, with the password on standard input: node apps/server/src/main.ts create-admin NAME",
    );
  }
}

async function stopSignal(): Promise<void> {
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
}

async function stop(app: FastifyInstance): Promise<void> {
  const giveUp = setTimeout(() => {
    process.stderr.write("Some calls did not end in time.\n");
    process.exit(1);
  }, shutdownTimeoutMs);
  await app.close();
  clearTimeout(giveUp);
}
