import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startThread } from "../threads/thread.ts";
import { isStorageFull, migrate, type OpenDatabase, openDatabase } from "./index.ts";
import { prepare } from "./prepared.ts";
import { beginsWith, keyContains } from "./search.ts";

let dataDir: string;
let database: OpenDatabase;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "caliper-sqlite-"));
  database = openDatabase({ dataDir });
  await migrate(database);
});

afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const isRejected = (end: PromiseSettledResult<unknown>): end is PromiseRejectedResult =>
  end.status === "rejected";

async function planOf(query: { compile(): { sql: string; parameters: readonly unknown[] } }) {
  const { sql: text, parameters } = query.compile();
  const values = [...parameters];
  const whole = text.replaceAll("?", () => `'${String(values.shift())}'`);
  const plan = await sql<{ detail: string }>`explain query plan ${sql.raw(whole)}`.execute(
    database.read,
  );
  return plan.rows.map(({ detail }) => detail).join("; ");
}

test("the reading connection cannot write, and has no transactions", async () => {
  const { read } = database;
  const writing = read.insertInto("meta").values({ key: "a", value: "b" }).execute();
  await expect(writing).rejects.toThrow(/readonly/iu);
  const transaction = read.transaction().execute(async () => "done");
  await expect(transaction).rejects.toThrow("use `write`");
});

test("a long read does not delay other reads", async () => {
  const counting = prepare(
    database,
    () => sql<{ most: number }>`with recursive numbers(n) as (
      select 1 union all select n + 1 from numbers where n < 500000
    ) select max(n) as most from numbers`,
    "runLong",
  );
  const ended: string[] = [];
  const long = counting({}).then(([row]) => ended.push(`long ${row?.most}`));
  await database.read.selectFrom("meta").selectAll().execute();
  ended.push("short");
  await long;
  expect(ended).toEqual(["short", "long 500000"]);
});

test("prefix and substring searches use their indexes", async () => {
  const select = database.read.selectFrom("search_key").select("code");
  expect(await planOf(select.where(beginsWith("key", "D12")))).toContain("search_key_key");
  expect(await planOf(select.where(keyContains("sqlite", "D12", 100)))).toContain("VIRTUAL TABLE");
  const models = database.read.selectFrom("application").select("model");
  const ofMaker = models.where("maker_key", "=", "kia").where("model_key", "=", "rio");
  expect(await planOf(ofMaker)).toContain("application_maker_key_model_key");
});

test("a full disk is reported as such, and nothing of the transaction is written", async () => {
  const { write } = database;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(write);
  const limit = async (pages: number) =>
    void (await sql.raw(`pragma max_page_count = ${pages}`).execute(write));
  await limit((rows[0]?.page_count ?? 0) + 20);
  const wide = (key: string) => ({ key, value: "x".repeat(5000) });
  const filling = write.transaction().execute(async (transaction) => {
    const insert = (row: { key: string; value: string }) =>
      transaction.insertInto("meta").values(row).execute();
    for (let row = 0; row < 40; row += 1) {
      // The second statement has already been sent when the first one fails on the full disk.
      const both = [insert(wide(`wide ${row}`)), insert({ key: `small ${row}`, value: "" })];
      for (const { reason } of (await Promise.allSettled(both)).filter(isRejected)) throw reason;
    }
  });
  expect(isStorageFull(await filling.catch((error: unknown) => error))).toBe(true);
  expect(await write.selectFrom("meta").select("key").execute()).toEqual([]);

  await limit(1_000_000);
  await write.transaction().execute(async (transaction) => {
    await transaction.insertInto("meta").values(wide("with room")).execute();
  });
  expect(await write.selectFrom("meta").select("key").execute()).toEqual([{ key: "with room" }]);
});

test("a closed writer rejects calls", async () => {
  await database.write.insertInto("meta").values({ key: "a", value: "b" }).execute();
  const { write } = database;
  await database.close();
  await expect(write.selectFrom("meta").selectAll().execute()).rejects.toThrow("destroyed");
});

test("the transaction of a thread that crashes is rolled back, and others can write", async () => {
  const thread = startThread<"write and die", never, string>({
    module: new URL("./testing/dying.thread.ts", import.meta.url),
    name: "dying",
    data: database.config,
    revive: (failure) => new Error(failure),
  });
  await expect(thread.ask("write and die")).rejects.toThrow("The thread dying has ended");
  await database.write.insertInto("meta").values({ key: "after", value: "" }).execute();
  const rows = await database.read.selectFrom("meta").select("key").execute();
  expect(rows).toEqual([{ key: "after" }]);
});

/** Writes rows and reports each when the database has acknowledged it. */
const child = `
  const { openDatabase } = await import(${JSON.stringify(new URL("./index.ts", import.meta.url).href)});
  const database = openDatabase({ dataDir: process.argv[1] });
  for (let row = 0; ; row += 1) {
    await database.write.insertInto("meta").values({ key: "row " + row, value: "x" }).execute();
    process.stdout.write(row + "\\n");
  }
`;

async function acknowledgedUntilKilled(writing: ChildProcess, rows: number): Promise<number> {
  if (!writing.stdout) throw new Error("The child has no output");
  let last = -1;
  for await (const line of createInterface({ input: writing.stdout })) {
    last = Number(line);
    if (last === rows) writing.kill("SIGKILL");
  }
  return last;
}

test("a killed process loses nothing that was acknowledged", { timeout: 60_000 }, async () => {
  const writing = spawn(process.execPath, ["--input-type=module", "-e", child, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(writing, "exit");
  const last = await acknowledgedUntilKilled(writing, 200);
  await exited;
  const rows = await database.read.selectFrom("meta").select("key").execute();
  expect(last).toBeGreaterThanOrEqual(200);
  expect(rows.length).toBeGreaterThanOrEqual(last + 1);
  expect(new Set(rows.map(({ key }) => key))).toContain(`row ${last}`);
});
