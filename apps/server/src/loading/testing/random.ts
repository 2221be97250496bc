import { randomInt } from "node:crypto";
import { randomFrom } from "@caliper/catalogue-model/random";

/** Random choices that are the same in every run. */
export type Chance = ReturnType<typeof chance>;

export function chance(seed: number) {
  const next = randomFrom(seed);
  return {
    /** A whole number from 0 to below `limit`. */
    below: (limit: number): number => Math.floor(next() * limit),
    /** True in `share` of the cases. */
    once: (share: number): boolean => next() < share,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error("There is nothing to pick");
      return item;
    },
    shuffled<Item>(items: readonly Item[]): Item[] {
      const keyed = items.map((item): [number, Item] => [next(), item]);
      return keyed.toSorted(([a], [b]) => a - b).map(([, item]) => item);
    },
  };
}

/** The seed of a test that takes another one in every run; it is printed, and the variable repeats a run. */
export function printedSeed(variable: string): number {
  const seed = Number(process.env[variable] ?? randomInt(1_000_000_000));
  process.stdout.write(`${variable}=${seed}\n`);
  return seed;
}
