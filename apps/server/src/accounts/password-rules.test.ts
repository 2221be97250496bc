import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkNewPassword, passwordLength } from "./password-rules.ts";

const check =
  (password: string, username = "Núñez & Cía") =>
  () =>
    checkNewPassword(password, username);

test.each([
  "correct-horse-battery",
  "a long password",
  "ñandú volando bajo",
  "x7#kQ!p2zzLm",
  "summer-8842-1937",
])("accepts %j", (password) => {
  expect(check(password)).not.toThrow();
});

test.each([
  ["12 to 200 characters", "short"],
  ["12 to 200 characters", "x".repeat(201)],
  ["not common", "Administrator"],
  ["not common", "1qaz-2WSX-3edc"],
  ["not common", "aaaaaaaaaaaa"],
  ["not common", "121212121212"],
  ["not common", "Summer-2026!!"],
  ["not common", "2026 Contraseña"],
  ["not common", "MonkeyMonkey12"],
  ["name of the user", "my Caliper login"],
  ["name of the user", "NúñezCía-2026!"],
])("expects a password with %s: %j", (expected, password) => {
  expect(check(password)).toThrow(expected);
});

test("a short name may occur in a password", () => {
  expect(check("correct-horse-battery", "Ana")).not.toThrow();
  expect(check("banana-horse-battery", "ana")).not.toThrow();
});

test("refuses each of the 10,000 most common passwords that are long enough", () => {
  const list = readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8").split("\n");
  const long = list.slice(0, 10_000);
  expect(new Set(long.filter(({ length }) => length >= passwordLength.least)).size).toBe(10_000);
  const isAccepted = (password: string) => {
    try {
      check(password)();
      return true;
    } catch {
      return false;
    }
  };
  expect(long.filter((each) => isAccepted(each) || isAccepted(each.toUpperCase()))).toEqual([]);
});
