import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { catalogueTables, families } from "@caliper/catalogue-model";
import { type Database, folderStorage, verifyPassword } from "@caliper/server/seeding";
import { createTestDatabase, type TestDatabase } from "@caliper/server/testing";
import { sha256 } from "./images/render.ts";
import { demoAccounts, demoPassword, demoVersion, seedDemo } from "./index.ts";

const opened: TestDatabase[] = [];
let scratch: string;

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), "caliper-seed-"));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
  await rm(scratch, { recursive: true, force: true });
});

async function open(content: "empty" | "demo"): Promise<TestDatabase> {
  const own = await createTestDatabase({ content });
  opened.push(own);
  return own;
}

type Counted = keyof Database;

async function countOf({ database }: TestDatabase, table: Counted): Promise<number> {
  const { n } = await database.read
    .selectFrom(table)
    .select((e) => e.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

const tableNames = catalogueTables.map(({ name }) => name as Counted);

test("the small demo has every table, every family and every search key", async () => {
  const own = await open("demo");
  const counts = await Promise.all(tableNames.map((name) => countOf(own, name)));
  expect(tableNames.filter((_name, index) => counts[index] === 0)).toEqual([]);
  const found = await own.database.read
    .selectFrom("search_key")
    .select(["family", "kind"])
    .distinct()
    .execute();
  expect(new Set(found.map(({ family }) => family))).toEqual(new Set(families.map(({ id }) => id)));
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(["code", "fmsi", "interchange"]));
});

test("stores images and files under the hash of their content", async () => {
  const { database, dataDir } = await open("demo");
  const images = await database.read.selectFrom("image").selectAll().execute();
  const names = new Set(images.map(({ name }) => name));
  const wanted = ["BR01", "BR02", "BD01", "BD02", "HW01", "DOT3-355", "BR31338", "BR31338_4"];
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  const files = await database.read.selectFrom("file").selectAll().execute();
  const paths = [
    ...images.map(({ hash }) => [hash, join(dataDir, "images", hash.slice(0, 2), `${hash}.jpg`)]),
    ...files.map(({ hash }) => [hash, join(dataDir, "files", hash)]),
  ] as const;
  const distinct = new Map(paths.map(([hash = "", path = ""]) => [hash, path]));
  const found = await Promise.all(
    [...distinct.values()].map(async (path) => sha256(await readFile(path))),
  );
  expect(found).toEqual([...distinct.keys()]);
  expect(files.filter(({ kind }) => kind === 2).length).toBeGreaterThanOrEqual(3);
  expect(files.filter(({ mime }) => mime === "application/pdf").length).toBe(1);
});

test("a part of the products has no picture", async () => {
  const own = await open("demo");
  const { read } = own.database;
  const pictured = read.selectFrom("image").select("name");
  const without = await read
    .selectFrom("product")
    .select("code")
    .where("code", "not in", pictured)
    .execute();
  const share = without.length / (await countOf(own, "product"));
  expect(share).toBeGreaterThan(0.12);
  expect(share).toBeLessThan(0.3);
});

test("the small demo has the accounts that the README lists", async () => {
  const { database } = await open("demo");
  const accounts = await database.read.selectFrom("account").selectAll().orderBy("id").execute();
  expect(accounts.map(({ username }) => username)).toEqual(
    demoAccounts.map(({ username }) => username),
  );
  const warehouses = await database.read
    .selectFrom("account_warehouse")
    .innerJoin("account", "account.id", "account_warehouse.account_id")
    .where("username", "=", "cliente_miami")
    .select("warehouse")
    .execute();
  expect(warehouses).toEqual([{ warehouse: "MIAMI" }]);
});

test("does not seed twice or over other data", async () => {
  const seeded = await open("demo");
  expect(await seedDemo({ ...seeded, storage: folderStorage(scratch), size: "small" })).toBe(
    "present",
  );
  const { database } = seeded;
  await database.write.deleteFrom("meta").where("key", "=", "demo").execute();
  expect(await seedDemo({ database, storage: folderStorage(scratch), size: "small" })).toBe(
    "occupied",
  );
});

test("a failed start leaves no data and can be repeated", async () => {
  const own = await open("empty");
  const { database } = own;
  const notAFolder = join(scratch, "file");
  await writeFile(notAFolder, "");
  await expect(
    seedDemo({ database, storage: folderStorage(notAFolder), size: "small" }),
  ).rejects.toThrow(/ENOTDIR|EEXIST/u);
  // The migrations fill the table of other names.
  const emptied = [...tableNames.filter((name) => name !== "alias"), "account" as const];
  const left = await Promise.all(emptied.map((name) => countOf(own, name)));
  expect(left.filter((count) => count > 0)).toEqual([]);
  expect(await seedDemo({ database, storage: folderStorage(scratch), size: "small" })).toBe(
    "seeded",
  );
  const accounts = await database.read
    .selectFrom("account")
    .select(["is_demo", "password_hash"])
    .execute();
  expect(accounts.map(({ is_demo }) => is_demo)).toEqual(demoAccounts.map(() => 1));
  // Here, because the templates of the tests have other hashes.
  const hashes = accounts.map((account) => account.password_hash);
  const areRight = await Promise.all(hashes.map((hash) => verifyPassword(hash, demoPassword)));
  expect(areRight).toEqual(demoAccounts.map(() => true));
  const mark = await database.read.selectFrom("meta").selectAll().execute();
  expect(mark).toEqual([{ key: "demo", value: demoVersion }]);
});

test("seeding twice gives the same rows and pictures", async () => {
  const [one, two] = [await open("demo"), await open("empty")];
  await seedDemo({ database: two.database, storage: folderStorage(scratch), size: "small" });
  const tables = [...tableNames, "search_key" as const, "image" as const, "file" as const];
  const same = await Promise.all(
    tables.map(async (table) => {
      const [a, b] = await Promise.all(
        [one, two].map(async ({ database }) => {
          const rows = await database.read.selectFrom(table).selectAll().execute();
          // The times of the stock are relative to the start.
          return rows
            .map((row) => JSON.stringify({ ...row, as_of: undefined, expected: undefined }))
            .sort();
        }),
      );
      return sha256(Buffer.from(String(a))) === sha256(Buffer.from(String(b)));
    }),
  );
  expect(tables.filter((_table, index) => !same[index])).toEqual([]);
});

test("a row added later gets a new id", async () => {
  const { database } = await open("demo");
  const values = {
    username: "new",
    username_key: "new",
    password_hash: "",
    level: "JUNIOR",
    customer_code: null,
    disabled: 0,
  };
  const { id } = await database.write
    .insertInto("account")
    .values(values)
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(id).toBeGreaterThan(demoAccounts.length);
});
