import { expect, test } from "vitest";
import { checkNewPassword } from "./password-rules.ts";

const check =
  (password: string, username = "Núñez & Cía") =>
  () =>
    checkNewPassword(password, username);

test.each(["correct-horse-battery", "a long password", "ñandú volando bajo", "x7#kQ!p2zzLm"])(
  "accepts %j",
  (password) => {
    expect(check(password)).not.toThrow();
  },
);

test.each([
  ["12 to 200 characters", "short"],
  ["12 to 200 characters", "x".repeat(201)],
  ["not common", "Administrator"],
  ["not common", "1qaz-2WSX-3edc"],
  ["not common", "aaaaaaaaaaaa"],
  ["not common", "121212121212"],
  ["name of the user", "my Caliper login"],
  ["name of the user", "NúñezCía-2026!"],
])("expects a password with %s: %j", (expected, password) => {
  expect(check(password)).toThrow(expected);
});

test("a short name may occur in a password", () => {
  expect(check("correct-horse-battery", "Ana")).not.toThrow();
  expect(check("banana-horse-battery", "ana")).not.toThrow();
});
