import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Balancer, startBalancer } from "./balancer.ts";
import { freePort, type ServerProcess, startServer } from "./server-process.ts";

export interface Cluster {
  /** The address of the proxy. */
  readonly url: string;
  readonly servers: readonly ServerProcess[];
  /** Stops a server and starts it again, as a rolling upgrade does. @returns the exit code */
  restart(index: number): Promise<number | null>;
  stop(): Promise<void>;
}

interface Options {
  readonly databaseUrl: string;
  /** More settings of the servers, such as the storage. */
  readonly environment: Readonly<Record<string, string>>;
  readonly size?: number;
  /** Port of the proxy; a free one by default. */
  readonly port?: number;
  /** The program; the server's own by default. */
  readonly main?: string;
}

/** Servers with their own processes and data directories over one database, behind a proxy. */
export async function startCluster({
  databaseUrl,
  environment,
  size = 3,
  port = 0,
  main,
}: Options): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), "caliper-cluster-"));
  const ports: number[] = [];
  const servers: ServerProcess[] = [];
  const settings = { TRUST_PROXY: "127.0.0.1", DRAIN_SECONDS: "2", ...environment };
  const startOne = (index: number) =>
    startServer({ dataDir: join(folder, String(index)), databaseUrl }, ports[index] ?? 0, {
      environment: settings,
      ...(main !== undefined && { main }),
    });
  while (ports.length < size) ports.push(await freePort());
  // The first fills an empty database.
  servers.push(await startOne(0));
  servers.push(...(await Promise.all(ports.slice(1).map((_, index) => startOne(index + 1)))));
  const balancer: Balancer = await startBalancer(
    ports.map((each) => `http://127.0.0.1:${each}`),
    port,
  );
  return {
    url: balancer.url,
    servers,
    async restart(index) {
      const code = (await servers[index]?.stop()) ?? null;
      servers[index] = await startOne(index);
      return code;
    },
    async stop() {
      await balancer.close();
      await Promise.all(servers.map((server) => server.kill()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
