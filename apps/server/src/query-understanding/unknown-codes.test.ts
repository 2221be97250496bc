import { expect, test } from "vitest";
import { anonymous, type Level, viewerOf } from "@caliper/catalogue-model";
import { createUnknownCodes } from "./unknown-codes.ts";

const viewer = (level: Level, username: string = level) =>
  viewerOf({ username, level, flags: [], warehouses: [] });
const junior = viewer("JUNIOR");
const hour = 3_600_000;

function limit() {
  let time = 0;
  const codes = createUnknownCodes(() => time);
  return {
    codes,
    pass: (ms: number) => {
      time += ms;
    },
    addMany: (of = junior, count = 60) => {
      for (let index = 0; index < count; index += 1) codes.add(of, String(index));
    },
  };
}

test("allows sixty different unknown codes per hour", () => {
  const { codes, addMany, pass } = limit();
  addMany(junior, 59);
  for (let again = 0; again < 5; again += 1) codes.add(junior, "0");
  expect(codes.isOver(junior)).toBe(false);
  codes.add(junior, "59");
  expect(codes.isOver(junior)).toBe(true);
  pass(hour - 1);
  expect(codes.isOver(junior)).toBe(true);
  pass(1);
  expect(codes.isOver(junior)).toBe(false);
});

test("counts each user", () => {
  const { codes, addMany } = limit();
  addMany();
  expect(codes.isOver(viewer("JUNIOR", "another"))).toBe(false);
  addMany(viewer("PLANTA"));
  expect(codes.isOver(viewer("PLANTA"))).toBe(true);
});

test("does not limit levels that see every code, and callers without a name", () => {
  const { codes, addMany } = limit();
  for (const one of [viewer("CLIENTE"), viewer("ADMIN"), anonymous]) {
    addMany(one);
    expect(codes.isOver(one)).toBe(false);
  }
});
