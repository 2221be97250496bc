import { expect, it } from "vitest";
import { growthOf, isFlat, memoryOf } from "./memory.ts";

const samples = (at: (index: number) => number) =>
  Array.from({ length: 40 }, (_, index) => at(index));

it("ignores warm-up and single peaks", () => {
  expect(
    isFlat(growthOf(samples((index) => (index < 10 ? index * 20 : index === 35 ? 400 : 200)))),
  ).toBe(true);
});

it("finds memory that grows all the time", () => {
  expect(isFlat(growthOf(samples((index) => 200 + index * 4)))).toBe(false);
});

it.runIf(process.platform === "linux")("reads the memory of a process", async () => {
  expect(await memoryOf(process.pid)).toBeGreaterThan(10);
  expect(await memoryOf(undefined)).toBeUndefined();
});
