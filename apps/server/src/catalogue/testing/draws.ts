import { chance } from "../../loading/testing/random.ts";

/** Random draws that a seed repeats. */
export function drawsOf(seed: number) {
  const { below, once } = chance(seed);
  return {
    /** A whole number, both ends included. */
    int: (from: number, to: number) => from + below(to - from + 1),
    /** A number of steps above `from`, both ends included. */
    step: (from: number, to: number, step: number) =>
      from + below(Math.round((to - from) / step) + 1) * step,
    chance: once,
  };
}

export type Random = ReturnType<typeof drawsOf>;

export function oneOf<T>(draw: Random, from: readonly T[]): T {
  const one = from[draw.int(0, from.length - 1)];
  if (one === undefined) throw new Error("Nothing to choose from");
  return one;
}
