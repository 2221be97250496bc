import type { Expression, SqlBool } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { beginsWith, insertRows, keyContains } from "./index.ts";

const keys = ["D1200", "D1200X", "BD12009", "FXD120028", "S913", "D119"];

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase({ content: "empty" });
  const { write } = own.database;
  const row = (key: string) => ({
    key,
    kind: "code" as const,
    code: key,
    family: "brake_pads",
    brand: null,
    shown: key,
  });
  await insertRows(write, "search_key", keys.map(row));
});
afterAll(() => own.close());

const keysWhere = async (condition: Expression<SqlBool>) => {
  const found = own.database.read.selectFrom("search_key").select("key").where(condition);
  return (await found.orderBy("key").execute()).map(({ key }) => key);
};
const containing = (key: string) => keysWhere(keyContains(own.database.dialect, key, 100));
const beginning = (key: string) => keysWhere(beginsWith("search_key.key", key));

test("a prefix finds the keys that start with it, in their order", async () => {
  expect(await beginning("D12")).toEqual(["D1200", "D1200X"]);
  expect(await beginning("D1")).toEqual(["D119", "D1200", "D1200X"]);
  expect(await beginning("Z")).toEqual([]);
});

test("a substring is found anywhere", async () => {
  expect(await containing("D1200")).toEqual(["BD12009", "D1200", "D1200X", "FXD120028"]);
  expect(await containing("913")).toEqual(["S913"]);
});

test("a text of fewer than three characters finds nothing by substring", async () => {
  expect(await containing("D1")).toEqual([]);
});

test("the substring index follows changes and removals", async () => {
  const { write } = own.database;
  await write.updateTable("search_key").set({ key: "Q777" }).where("key", "=", "S913").execute();
  expect(await containing("913")).toEqual([]);
  expect(await containing("Q77")).toEqual(["Q777"]);
  await write.deleteFrom("search_key").where("key", "=", "Q777").execute();
  expect(await containing("Q77")).toEqual([]);
});

test("quotes and wildcards are ordinary characters", async () => {
  expect(await containing('D1"00')).toEqual([]);
  expect(await containing("D1%0")).toEqual([]);
});
