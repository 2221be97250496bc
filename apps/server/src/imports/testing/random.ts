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
