import { once } from "node:events";
import { join } from "node:path";
import { startS3 } from "../apps/server/src/storage/testing/s3-server.ts";
import { startCluster } from "../apps/server/src/testing/cluster.ts";
import { startPostgres } from "../apps/server/src/testing/postgres-server.ts";
import { root } from "./run.ts";

/**
 * `npm run cluster`: three servers with demo data on one PostgreSQL and one S3-compatible storage, behind a reverse proxy on PORT
 * (3000 by default), as compose.yaml describes them, as processes of this machine. Their data are temporary.
 * SIGHUP replaces the servers one after the other, as an upgrade does.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);

say("Starting PostgreSQL, storage and three servers …");
const postgres = await startPostgres();
const s3 = await startS3();
const cluster = await startCluster({
  databaseUrl: postgres.url("postgres"),
  environment: { ...s3.environment, CALIPER_DEMO: "1" },
  port: Number(process.env["PORT"] ?? 3000),
  main: join(root, "apps/demo/src/main.ts"),
});
say(`Caliper is at ${cluster.url}, by ${cluster.servers.map(({ origin }) => origin).join(", ")}`);
let upgrade = Promise.resolve();
process.on("SIGHUP", () => {
  upgrade = upgrade.then(async () => {
    for (const index of cluster.servers.keys()) {
      say(`Restarting ${cluster.servers[index]?.origin ?? ""} …`);
      await cluster.restart(index);
    }
    say("All servers have been restarted.");
  });
});
await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
await cluster.stop();
await Promise.all([s3.stop(), postgres.stop()]);
