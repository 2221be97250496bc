import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anonymous, type Level, type Viewer, viewerOf } from "@caliper/catalogue-model";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { unknownCodesRepository } from "./unknown-codes.repository.ts";
import { type CodeCaller, createUnknownCodes } from "./unknown-codes.ts";

let data: TestDatabase;
beforeAll(async () => {
  data = await createTestDatabase({ content: "empty" });
});
beforeEach(async () => {
  await data.database.write.deleteFrom("unknown_code").execute();
});
afterAll(() => data.close());

const caller = (level: Level, actor: string = level): CodeCaller => ({
  viewer: viewerOf({ username: actor, level, flags: [], warehouses: [] }),
  actor,
  address: undefined,
});
const embedded: Viewer = { ...anonymous, key: { kind: "embed", scopes: ["search"] } };
const visitor = (address: string): CodeCaller => ({ viewer: embedded, actor: "key shop", address });
const junior = caller("JUNIOR");
const hour = 3_600_000;

const numbers = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(100_000 + index));

function limit() {
  let time = 10 * hour;
  const limited: CodeCaller[] = [];
  /** Each server has its own. */
  const start = () =>
    createUnknownCodes({
      codes: unknownCodesRepository(data.database),
      now: () => time,
      onLimit: (who) => limited.push(who),
      onFull: (error) => {
        throw error;
      },
    });
  const codes = start();
  return {
    limited,
    start,
    sweep: codes.sweep,
    areExhausted: (of: CodeCaller) => codes.of(of).areExhausted(),
    add: (of: CodeCaller, ...added: readonly string[]) => codes.of(of).add(added),
    pass: (ms: number) => {
      time += ms;
    },
  };
}

test("allows sixty different unknown codes per hour", async () => {
  const { areExhausted, add, pass, limited } = limit();
  await add(junior, ...numbers(59));
  for (let again = 0; again < 5; again += 1) await add(junior, "100000");
  expect(await areExhausted(junior)).toBe(false);
  await add(junior, "100059");
  expect(await areExhausted(junior)).toBe(true);
  expect(limited).toEqual([junior]);
  pass(hour - 1);
  await add(junior, "100060");
  expect(await areExhausted(junior)).toBe(true);
  pass(1);
  expect(await areExhausted(junior)).toBe(false);
  await add(junior, ...numbers(60));
  expect(limited).toEqual([junior, junior]);
});

test("counts on every server and after a restart", async () => {
  const { start, add, areExhausted, limited } = limit();
  await add(junior, ...numbers(30));
  const other = start().of(junior);
  await other.add(numbers(60).slice(30));
  expect(await areExhausted(junior)).toBe(true);
  expect(await start().of(junior).areExhausted()).toBe(true);
  expect(limited).toEqual([junior]);
});

test("counts parallel codes of one caller", async () => {
  const { add, areExhausted } = limit();
  await add(junior, "990000");
  await Promise.all(numbers(59).map((code) => add(junior, code)));
  expect(await areExhausted(junior)).toBe(true);
});

test("does not count unfinished codes and words", async () => {
  const { areExhausted, add } = limit();
  for (let index = 0; index < 60; index += 1) {
    await add(junior, String(index), `corolla${"x".repeat(index)}`);
  }
  expect(await areExhausted(junior)).toBe(false);
});

test("stores nothing that may be a VIN, and no address", async () => {
  const { add } = limit();
  await add(visitor("192.0.2.1"), "3N1AB7AP0FY300001", "3N1AB7AP0FY300", "7501234567890");
  const rows = await data.database.read.selectFrom("unknown_code").selectAll().execute();
  expect(rows.map(({ code }) => code)).toEqual(["7501234567890"]);
  expect(JSON.stringify(rows)).not.toContain("192.0.2.1");
});

test("counts a code once while it is typed", async () => {
  const { areExhausted, add } = limit();
  for (let index = 0; index < 59; index += 1) {
    for (const end of ["", "Q", "QX", "Q"]) await add(junior, `${100 + index}ABC${end}`);
  }
  expect(await areExhausted(junior)).toBe(false);
  await add(junior, "ABC159");
  expect(await areExhausted(junior)).toBe(true);
});

test("counts each user, and each address of an embed key", async () => {
  const { areExhausted, add } = limit();
  await add(junior, ...numbers(60));
  expect(await areExhausted(caller("JUNIOR", "another"))).toBe(false);
  await add(caller("PLANTA"), ...numbers(60));
  expect(await areExhausted(caller("PLANTA"))).toBe(true);
  await add(visitor("192.0.2.1"), ...numbers(60));
  expect(await areExhausted(visitor("192.0.2.1"))).toBe(true);
  expect(await areExhausted(visitor("192.0.2.2"))).toBe(false);
});

test("does not limit callers who see every code", async () => {
  const { areExhausted, add, limited } = limit();
  for (const one of [caller("CLIENTE"), caller("ADMIN")]) {
    await add(one, ...numbers(60));
    expect(await areExhausted(one)).toBe(false);
  }
  expect(limited).toEqual([]);
});

test("removes codes that no longer count", async () => {
  const { add, pass, sweep } = limit();
  await add(junior, "100000");
  pass(hour);
  await add(caller("PLANTA"), "100001");
  await sweep();
  const rows = await data.database.read.selectFrom("unknown_code").select("code").execute();
  expect(rows).toEqual([{ code: "100001" }]);
});
