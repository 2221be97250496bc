import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { openDatabase, type OpenDatabase } from "../db/index.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { backUp, manifestFile, rowsFile } from "./backup.ts";
import { restore } from "./restore.ts";
import { backupTables, leftOut } from "./tables.ts";

let full: TestDatabase;
let folder: string;

const configOf = ({ dataDir, databaseUrl }: TestDatabase) =>
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });

beforeAll(async () => {
  full = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "caliper-backup-test-"));
  await backUp(configOf(full), folder);
});
afterAll(async () => {
  await full.close();
  await rm(folder, { recursive: true, force: true });
});

async function contents({ read }: OpenDatabase): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const [table, key] of backupTables) {
    const order = sql.join(key.map((name) => sql.ref(name)));
    tables[table] = (
      await sql`select * from ${sql.table(table)} order by ${order}`.execute(read)
    ).rows;
  }
  const keys = sql`select key, kind, code, brand from search_key order by key, kind, code, brand`;
  tables["search_key"] = (await keys.execute(read)).rows;
  return tables;
}

describe("a backup", () => {
  it("contains every table except those left out deliberately", async () => {
    const { read } = full.database;
    const tables = (await read.introspection.getTables()).map(({ name }) => name);
    const ours = tables.filter((name) => !/^kysely|^search_key_substring|^sqlite/u.test(name));
    expect([...backupTables.keys(), ...leftOut].toSorted()).toEqual(ours.toSorted());
  });

  it("fills an empty database with the same, and new rows find their numbers", async () => {
    const empty = await createTestDatabase({ content: "empty" });
    await empty.database.close();
    const { rows } = await restore(configOf(empty), folder);
    expect(rows["product"]).toBeGreaterThan(10);
    const restored = openDatabase(empty);
    expect(await contents(restored)).toEqual(await contents(full.database));
    const made = await restored.write
      .insertInto("account")
      .values({
        username: "x",
        username_key: "x",
        password_hash: "",
        level: "JUNIOR",
        customer_code: null,
        disabled: 0,
      })
      .returning("id")
      .executeTakeFirst();
    expect(made?.id).toBeGreaterThan(6);
    await restored.close();
    await empty.close();
  });

  it("is not restored over something", async () => {
    await expect(restore(configOf(full), folder)).rejects.toThrow("not empty");
    await expect(backUp(configOf(full), folder)).rejects.toThrow("is not empty");
  });

  it("that is cut short or changed is refused, and leaves the database empty", async () => {
    const copy = await mkdtemp(join(tmpdir(), "caliper-backup-cut-"));
    for (const name of await readdir(folder)) {
      if (name.endsWith(".ndjson") || name === manifestFile) {
        await writeFile(join(copy, name), await readFile(join(folder, name)));
      }
    }
    const prices = join(copy, rowsFile("price"));
    const lines = (await readFile(prices, "utf8")).split("\n");
    await writeFile(prices, lines.slice(0, -5).join("\n"));
    const empty = await createTestDatabase({ content: "empty" });
    await empty.database.close();
    await expect(restore(configOf(empty), copy)).rejects.toThrow("price.ndjson has");
    const left = openDatabase(empty);
    expect(await left.read.selectFrom("account").select("id").execute()).toEqual([]);
    await left.close();
    await rm(join(copy, manifestFile));
    await expect(restore(configOf(empty), copy)).rejects.toThrow("no whole backup");
    await empty.close();
    await rm(copy, { recursive: true, force: true });
  });
});
