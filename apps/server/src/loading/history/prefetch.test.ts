import { expect, test } from "vitest";
import { prefetch } from "./prefetch.ts";

/** Numbers from 1 to `most`; `made` receives each when it is computed. */
async function* numbers(most: number, made: number[]): AsyncGenerator<number, void> {
  for (let each = 1; each <= most; each += 1) {
    made.push(each);
    yield each;
  }
}

test("yields the items in their order, each computed while the one before is used", async () => {
  const made: number[] = [];
  const used: [item: number, made: number][] = [];
  for await (const item of prefetch(numbers(3, made))) {
    await Promise.resolve();
    used.push([item, made.length]);
  }
  expect(used).toEqual([
    [1, 2],
    [2, 3],
    [3, 3],
  ]);
});

test("throws the error of an item when its turn comes", async () => {
  const used: number[] = [];
  const failing = async function* () {
    yield 1;
    throw new Error("no second item");
  };
  const use = async () => {
    for await (const item of prefetch<number>(failing())) used.push(item);
  };
  await expect(use()).rejects.toThrow("no second item");
  expect(used).toEqual([1]);
});

test("a caller that ends early never sees the error of the next item", async () => {
  const failing = async function* () {
    yield 1;
    throw new Error("no second item");
  };
  for await (const item of prefetch<number>(failing())) {
    expect(item).toBe(1);
    break;
  }
  // An unhandled rejection would fail the run.
  await new Promise((resolve) => setImmediate(resolve));
});
