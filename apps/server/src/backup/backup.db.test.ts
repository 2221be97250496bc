import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../db/index.ts";
import { folderStorage } from "../storage/index.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { backUp, manifestFile, rowsFile } from "./backup.ts";
import { restore, verify } from "./restore.ts";
import { backupTables, leftOut } from "./tables.ts";
import { configOf, contentsOf } from "./testing/contents.ts";

let full: TestDatabase;
let folder: string;

beforeAll(async () => {
  full = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "caliper-backup-test-"));
  await backUp(configOf(full), folderStorage(folder));
});
afterAll(async () => {
  await full.close();
  await rm(folder, { recursive: true, force: true });
});

describe("a backup", () => {
  it("contains every table except those left out deliberately", async () => {
    const { read } = full.database;
    const tables = (await read.introspection.getTables()).map(({ name }) => name);
    const ours = tables.filter((name) => !/^kysely|^search_key_substring|^sqlite/u.test(name));
    expect([...backupTables.keys(), ...leftOut].toSorted()).toEqual(ours.toSorted());
  });

  it("fills an empty database with the same rows, and new rows get new numbers", async () => {
    const empty = await createTestDatabase({ content: "empty" });
    await empty.database.close();
    const { rows } = await restore(configOf(empty), folderStorage(folder));
    expect(rows["product"]).toBeGreaterThan(10);
    const restored = openDatabase(empty);
    expect(await contentsOf(restored)).toEqual(await contentsOf(full.database));
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

  it("is not restored over existing data", async () => {
    await expect(restore(configOf(full), folderStorage(folder))).rejects.toThrow("not empty");
    await expect(backUp(configOf(full), folderStorage(folder))).rejects.toThrow("is not empty");
  });

  it("is rejected if truncated or changed, and leaves the database empty", async () => {
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
    await expect(restore(configOf(empty), folderStorage(copy))).rejects.toThrow("price.ndjson has");
    const left = openDatabase(empty);
    expect(await left.read.selectFrom("account").select("id").execute()).toEqual([]);
    await left.close();
    await rm(join(copy, manifestFile));
    await expect(restore(configOf(empty), folderStorage(copy))).rejects.toThrow(
      "is not a complete backup",
    );
    await empty.close();
    await rm(copy, { recursive: true, force: true });
  });

  it("is verified without a database: a changed row or file, or a missing one, is named", async () => {
    const copy = await mkdtemp(join(tmpdir(), "caliper-backup-verified-"));
    await cp(folder, copy, { recursive: true });
    const check = () => verify(folderStorage(copy));
    expect((await check()).rows["product"]).toBeGreaterThan(10);

    const prices = join(copy, rowsFile("price"));
    const whole = await readFile(prices, "utf8");
    await writeFile(
      prices,
      whole.replace(/\d(?=\D*$)/u, (digit) => String(9 - Number(digit))),
    );
    await expect(check()).rejects.toThrow("price.ndjson is damaged");
    await writeFile(prices, whole);

    const [name = ""] = await readdir(join(copy, "files"));
    const path = join(copy, "files", name);
    await writeFile(path, "other");
    await expect(check()).rejects.toThrow(`files/${name} in ${copy} is damaged`);
    await rm(path);
    await expect(check()).rejects.toThrow(`The backup lacks the content files ${name}`);
    await rm(copy, { recursive: true });
  });
});
