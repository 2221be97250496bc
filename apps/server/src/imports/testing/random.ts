/** A seeded random generator (mulberry32). */
export type Chance = ReturnType<typeof chance>;

export function chance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
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
