import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { sql } from "kysely";
import { isUnreachable, type OpenDatabase, openDatabase } from "../../apps/server/src/db/index.ts";
import { s3Storage } from "../../apps/server/src/storage/s3-storage.ts";
import type { Storage } from "../../apps/server/src/storage/index.ts";
import { startS3 } from "../../apps/server/src/storage/testing/s3-server.ts";
import { type Cluster, startCluster } from "../../apps/server/src/testing/cluster.ts";
import { startPostgres } from "../../apps/server/src/testing/postgres-server.ts";
import { freePort } from "../../apps/server/src/testing/server-process.ts";
import { root } from "../run.ts";
import { type Disk, mountDisk } from "./disk.ts";

/** Three servers with demo data, as `npm run cluster` starts them, and what faults need. */
export interface World {
  readonly cluster: Cluster;
  /** For reading what is stored. */
  readonly database: OpenDatabase;
  readonly storage: Storage;
  /** The disk of all data; undefined where it cannot be filled. */
  readonly disk: Disk | undefined;
  stopStorage(): Promise<void>;
  startStorage(): Promise<void>;
  /** Starts PostgreSQL again if it has ended, and waits until it answers. */
  reviveDatabase(): Promise<void>;
  stop(): Promise<void>;
}

export async function startWorld(): Promise<World> {
  const logFolder = await mkdtemp(join(tmpdir(), "caliper-wal-"));
  const disk = await mountDisk();
  const outside = tmpdir();
  // What starts from here on has its data on that disk.
  if (disk) process.env["TMPDIR"] = disk.folder;
  // PostgreSQL ends when a checkpoint meets a full disk, which frequent ones do, and must keep what it has acknowledged.
  const settings = ["checkpoint_timeout=30s", "synchronous_commit=on"];
  const postgres = await startPostgres({ logFolder, settings });
  const home = { folder: join(tmpdir(), "s3"), port: await freePort() };
  await mkdir(home.folder);
  let s3 = await startS3(home);
  const databaseUrl = postgres.url("postgres");
  const cluster = await startCluster({
    databaseUrl,
    // The calls come from one address.
    environment: { ...s3.environment, CALIPER_DEMO: "1", RATE_LIMIT: "0" },
    main: join(root, "apps/demo/src/main.ts"),
  });
  process.env["TMPDIR"] = outside;
  const database = openDatabase({ dataDir: logFolder, databaseUrl, poolSize: 2 });
  return {
    cluster,
    database,
    storage: s3Storage(s3.place),
    disk,
    stopStorage: () => s3.stop(),
    startStorage: async () => void (s3 = await startS3(home)),
    async reviveDatabase() {
      await postgres.revive();
      while (!(await answers(database))) await after(100);
    },
    async stop() {
      await database.close();
      await cluster.stop();
      await Promise.all([s3.stop(), postgres.stop()]);
      await disk?.remove();
      await Promise.all(
        [logFolder, home.folder].map((path) => rm(path, { recursive: true, force: true })),
      );
    },
  };
}

async function answers({ read }: OpenDatabase): Promise<boolean> {
  try {
    await sql`select 1`.execute(read);
    return true;
  } catch (error) {
    if (isUnreachable(error)) return false;
    throw error;
  }
}
