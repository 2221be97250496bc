import { expect, test } from "vitest";
import { anonymous, type Level, type Viewer, viewerOf } from "@caliper/catalogue-model";
import { type CodeCaller, createUnknownCodes } from "./unknown-codes.ts";

const caller = (level: Level, actor: string = level): CodeCaller => ({
  viewer: viewerOf({ username: actor, level, flags: [], warehouses: [] }),
  actor,
  address: undefined,
});
const embedded: Viewer = { ...anonymous, key: { kind: "embed", scopes: ["search"] } };
const visitor = (address: string): CodeCaller => ({ viewer: embedded, actor: "key shop", address });
const junior = caller("JUNIOR");
const hour = 3_600_000;

function limit() {
  let time = 0;
  const limited: CodeCaller[] = [];
  const codes = createUnknownCodes({ now: () => time, onLimit: (who) => limited.push(who) });
  return {
    limited,
    isOver: (of: CodeCaller) => codes.of(of).isOver(),
    add: (of: CodeCaller, code: string) => codes.of(of).add(code),
    pass: (ms: number) => {
      time += ms;
    },
    addMany: (of = junior, count = 60) => {
      for (let index = 0; index < count; index += 1) codes.of(of).add(String(100_000 + index));
    },
  };
}

test("allows sixty different unknown codes per hour", () => {
  const { isOver, add, addMany, pass, limited } = limit();
  addMany(junior, 59);
  for (let again = 0; again < 5; again += 1) add(junior, "100000");
  expect(isOver(junior)).toBe(false);
  add(junior, "100059");
  expect(isOver(junior)).toBe(true);
  expect(limited).toEqual([junior]);
  pass(hour - 1);
  add(junior, "100060");
  expect(isOver(junior)).toBe(true);
  pass(1);
  expect(isOver(junior)).toBe(false);
  addMany();
  expect(limited).toEqual([junior, junior]);
});

test("does not count unfinished codes and words", () => {
  const { isOver, add } = limit();
  for (let index = 0; index < 60; index += 1) {
    add(junior, String(index));
    add(junior, `corolla${"x".repeat(index)}`);
  }
  expect(isOver(junior)).toBe(false);
});

test("counts a code once while it is typed", () => {
  const { isOver, add } = limit();
  for (let index = 0; index < 59; index += 1) {
    for (const end of ["", "Q", "QX", "Q"]) add(junior, `${100 + index}ABC${end}`);
  }
  expect(isOver(junior)).toBe(false);
  add(junior, "ABC159");
  expect(isOver(junior)).toBe(true);
});

test("counts each user, and each address of an embed key", () => {
  const { isOver, addMany } = limit();
  addMany();
  expect(isOver(caller("JUNIOR", "another"))).toBe(false);
  addMany(caller("PLANTA"));
  expect(isOver(caller("PLANTA"))).toBe(true);
  addMany(visitor("192.0.2.1"));
  expect(isOver(visitor("192.0.2.1"))).toBe(true);
  expect(isOver(visitor("192.0.2.2"))).toBe(false);
});

test("does not limit callers who see every code", () => {
  const { isOver, addMany, limited } = limit();
  for (const one of [caller("CLIENTE"), caller("ADMIN")]) {
    addMany(one);
    expect(isOver(one)).toBe(false);
  }
  expect(limited).toEqual([]);
});
