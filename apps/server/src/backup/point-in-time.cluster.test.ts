import { chmod, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate, openDatabase, type OpenDatabase } from "../db/index.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";

let folder: string;
let archive: string;
const servers: PostgresServer[] = [];

async function start(options: Parameters<typeof startPostgres>[0]): Promise<PostgresServer> {
  const server = await startPostgres(options);
  servers.push(server);
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "caliper-archive-"));
  archive = join(folder, "archive");
  await chmod(folder, 0o777);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

/** Copies the files of a running server, as `pg_basebackup` does, which the PostgreSQL of the tests lacks. */
async function baseBackup(client: pg.Client, data: string, target: string): Promise<void> {
  await client.query("select pg_backup_start('base', true)");
  const skipped = /^(?:pg_wal\/.+|postmaster\.(?:pid|opts))$/u;
  await cp(data, target, {
    recursive: true,
    filter: (path) => !skipped.test(relative(data, path)),
  });
  const { rows } = await client.query<{ labelfile: string }>("select * from pg_backup_stop()");
  await writeFile(join(target, "backup_label"), rows[0]?.labelfile ?? "");
}

const put = ({ write }: OpenDatabase, key: string) =>
  write.insertInto("meta").values({ key, value: "1" }).execute();

async function keysOf({ read }: OpenDatabase): Promise<string[]> {
  const rows = await read
    .selectFrom("meta")
    .select("key")
    .where("key", "like", "change %")
    .execute();
  return rows.map(({ key }) => key).toSorted();
}

it("a database is restored to a time between two changes", { timeout: 180_000 }, async () => {
  const primary = await start({
    settings: [
      "archive_mode=on",
      `archive_command=mkdir -p ${archive} && cp "%p" "${archive}/%f"`,
      "full_page_writes=on",
    ],
  });
  const database = openDatabase({ dataDir: folder, databaseUrl: primary.url("postgres") });
  const client = new pg.Client({ connectionString: primary.url("postgres") });
  await client.connect();
  await migrate(database);
  await put(database, "change 1");
  const base = join(folder, "base");
  await baseBackup(client, primary.data, base);
  await put(database, "change 2");
  const { rows } = await client.query<{ time: string }>("select clock_timestamp()::text as time");
  await database.write.deleteFrom("meta").execute();
  await put(database, "change 3");
  const { rows: switched } = await client.query<{ file: string }>(
    "select pg_walfile_name(pg_switch_wal()) as file",
  );
  const isArchived = async () => {
    const { rows: archived } = await client.query<{ file: string | null }>(
      "select last_archived_wal as file from pg_stat_archiver",
    );
    return basename(archived[0]?.file ?? "") >= (switched[0]?.file ?? "");
  };
  await expect.poll(isArchived, { timeout: 30_000 }).toBe(true);
  await client.end();
  await database.close();

  const restored = await start({
    settings: [
      `restore_command=cp "${archive}/%f" "%p"`,
      `recovery_target_time=${rows[0]?.time ?? ""}`,
      "recovery_target_action=promote",
    ],
    async restore(data) {
      await cp(base, data, { recursive: true });
      await writeFile(join(data, "recovery.signal"), "");
    },
  });
  const again = openDatabase({ dataDir: folder, databaseUrl: restored.url("postgres") });
  await migrate(again);
  expect(await keysOf(again)).toEqual(["change 1", "change 2"]);
  await again.close();
});
