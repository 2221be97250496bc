import { randomFrom } from "@caliper/catalogue-model/random";

/** Pseudo-random numbers that are the same on every machine and in every run. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  /** A number rounded to a multiple of `step`, both ends included. */
  step(from: number, to: number, step: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** Picks by weight. */
  weighted<T>(from: readonly (readonly [T, number])[]): T;
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Removes floating-point errors: 20.400000000000002 becomes 20.4. */
export function rounded(value: number, decimals = 2): number {
  return Number(value.toFixed(decimals));
}

/**
 * A separate stream for each name, so that a change in one part of the demo does not change
 * the others.
 */
export function random(name: string): Random {
  const next = randomFrom(hashOf(`caliper demo ${name}`));
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    step: (from, to, step) => rounded(from + int(0, Math.round((to - from) / step)) * step),
    chance: (probability) => next() < probability,
    pick: (from) => from[int(0, from.length - 1)] ?? from[0],
    weighted(from) {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of from) {
        left -= weight;
        if (left < 0) return value;
      }
      const last = from.at(-1);
      if (!last) throw new Error("Nothing to pick from");
      return last[0];
    },
  };
}
