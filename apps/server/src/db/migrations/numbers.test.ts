import { readdirSync } from "node:fs";
import { expect, it } from "vitest";

/** Released before migrations were numbered without gaps and doubles. */
const lastFree = 24;

it("migrations are numbered one by one", () => {
  const numbers = readdirSync(import.meta.dirname)
    .map((name) => Number(/^(\d{4})-/u.exec(name)?.[1]))
    .filter((number) => number >= lastFree)
    .toSorted((one, other) => one - other);
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual(numbers.map((_number, index) => lastFree + index));
});
