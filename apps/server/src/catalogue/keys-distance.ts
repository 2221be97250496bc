/** How a code differs from the typed text. */
export type Difference = "lookalike" | "swapped" | "family" | "spelling" | "ending";

export interface Distance {
  readonly difference: Difference;
  /** 0 for equal codes; likelier errors cost less. */
  readonly cost: number;
}

/** Characters that are confused with one another: `0O`, `1I`, `8B` and so on, each group under its figure. */
const lookalikes = ["0OQD", "1IL", "2Z", "5S", "6G", "8B"] as const;
const figureOf = new Map(
  lookalikes.flatMap((group) => group.split("").map((sign) => [sign, group[0] ?? sign] as const)),
);
const figure = (sign: string): string => figureOf.get(sign) ?? sign;
const figures = (key: string): string => key.split("").map(figure).join("");

/**
 * The likelier an error, the less it costs. A text has few places at which a character may be missing, but each of its
 * characters may be wrong in many ways. `doubled` is a character that repeats its neighbor.
 */
const costs = {
  lookalike: 0.3,
  family: 0.4,
  swapped: 0.5,
  doubled: 0.6,
  missing: 0.65,
  nextKey: 0.7,
  extra: 0.85,
  other: 0.9,
  ending: 1.2,
} as const;

/** Rows of a keyboard, and rows and columns of a number pad. */
const keyRows = ["1234567890", "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM", "789", "456", "123"];
const padColumns = ["7410", "852", "963"];

/** The cost of a character in place of another one, at index `code * 128 + otherCode`, so that a comparison is one lookup. */
const replacing = new Float64Array(128 * 128).fill(costs.other);
const replace = (one: string, other: string, cost: number) => {
  const [a, b] = [one.charCodeAt(0), other.charCodeAt(0)];
  replacing[a * 128 + b] = replacing[b * 128 + a] = cost;
};
for (const line of [...keyRows, ...padColumns]) {
  for (let at = 1; at < line.length; at += 1)
    replace(line.charAt(at), line.charAt(at - 1), costs.nextKey);
}
for (const group of lookalikes) {
  for (const one of group) for (const other of group) replace(one, other, costs.lookalike);
}
const replacingCost = (a: number, b: number): number =>
  a === b ? 0 : a < 128 && b < 128 ? (replacing[a * 128 + b] ?? costs.other) : costs.other;

/** Codes up to this length may differ by one character only; with two it is a different code. */
const shortCode = 7;
const maxOf = (typed: string): number => (typed.length <= shortCode ? 1 : 2);

/** The minimum start of a code after which an unknown ending may follow. */
const shortestStem = 4;

/** How far a key is from the typed text, both normalized; null when it is not close. */
export function distanceBetween(typed: string, key: string): Distance | null {
  const ways = [bySpelling(typed, key), byFamily(typed, key), byEnding(typed, key)];
  return ways.reduce(
    (best, way) => (best === null || (way !== null && way.cost < best.cost) ? way : best),
    null,
  );
}

function bySpelling(typed: string, key: string): Distance | null {
  if (Math.abs(typed.length - key.length) > maxOf(typed)) return null;
  const cost = edits(typed, key, maxOf(typed));
  if (cost > maxOf(typed)) return null;
  if (figures(typed) === figures(key)) return { difference: "lookalike", cost };
  const isSwapped = cost === costs.swapped && typed.length === key.length;
  return { difference: isSwapped ? "swapped" : "spelling", cost };
}

/** The letters in front of our codes name the family, and are left out: `31338` for BR31338. */
function byFamily(typed: string, key: string): Distance | null {
  if (!/^\d/u.test(typed)) return null;
  const rest = key.replace(/^[A-Z]+/u, "");
  if (rest === key || rest.length < 3) return null;
  const near = bySpelling(typed, rest);
  if (near === null) return null;
  const cost = near.cost + costs.family;
  return cost > maxOf(typed) ? null : { difference: "family", cost };
}

/** Other brands write D1200-8394 for our D1200: the typed text starts with our code. */
function byEnding(typed: string, key: string): Distance | null {
  if (key.length < shortestStem || key.length * 2 < typed.length) return null;
  if (key.length >= typed.length || !typed.startsWith(key)) return null;
  return { difference: "ending", cost: costs.ending + (typed.length - key.length) / 10 };
}

/** The cost of a missing or extra character after `before`. */
const missingCost = (code: number, before: number): number =>
  code === before ? costs.doubled : costs.missing;
const extraCost = (code: number, before: number): number =>
  code === before ? costs.doubled : costs.extra;

/**
 * The least cost of the errors that turn a key into the typed text; swapped neighbors are one error. Infinity as
 * soon as it is more than `maxCost`: most keys are far away. Thousands of keys are compared with one text, so the rows of the table
 * are reused.
 */
function edits(typed: string, key: string, maxCost: number): number {
  const width = key.length + 1;
  let [before, above, row] = [
    new Float64Array(width),
    new Float64Array(width),
    new Float64Array(width),
  ];
  for (let at = 1; at < width; at += 1) {
    above[at] = (above[at - 1] ?? 0) + missingCost(key.charCodeAt(at - 1), key.charCodeAt(at - 2));
  }
  let [minBefore, minAbove] = [0, 0];
  for (let i = 1; i <= typed.length; i += 1) {
    const a = typed.charCodeAt(i - 1);
    const removing = extraCost(a, typed.charCodeAt(i - 2));
    row[0] = (above[0] ?? 0) + removing;
    let minHere = row[0];
    for (let j = 1; j < width; j += 1) {
      const b = key.charCodeAt(j - 1);
      let cost = (above[j - 1] ?? 0) + replacingCost(a, b);
      const removed = (above[j] ?? 0) + removing;
      if (removed < cost) cost = removed;
      const added = (row[j - 1] ?? 0) + missingCost(b, key.charCodeAt(j - 2));
      if (added < cost) cost = added;
      if (
        i > 1 &&
        j > 1 &&
        a !== b &&
        a === key.charCodeAt(j - 2) &&
        typed.charCodeAt(i - 2) === b
      ) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + costs.swapped);
      }
      row[j] = cost;
      if (cost < minHere) minHere = cost;
    }
    // The cost only grows from here; a swap refers back two rows.
    if (minHere > maxCost && minAbove > maxCost && minBefore > maxCost) return Infinity;
    [before, above, row] = [above, row, before];
    [minBefore, minAbove] = [minAbove, minHere];
  }
  // Sums of hundredths, without the error of binary fractions.
  return Math.round((above[key.length] ?? 0) * 100) / 100;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".split("");

/** With more than this many ambiguous characters, not every combination is tried. */
const maxAmbiguous = 6;

/**
 * Every key that is one edit away, that looks the same, or that is a start of the typed text: few
 * enough to be looked up one by one.
 */
export function neighborsOf(typed: string): string[] {
  const neighbors = new Set<string>();
  for (let at = 0; at <= typed.length; at += 1) {
    const [head, tail] = [typed.slice(0, at), typed.slice(at)];
    for (const sign of alphabet) {
      neighbors.add(head + sign + tail);
      if (tail !== "") neighbors.add(head + sign + tail.slice(1));
    }
    neighbors.add(head + tail.slice(1));
    if (tail.length > 1) neighbors.add(head + (tail[1] ?? "") + (tail[0] ?? "") + tail.slice(2));
    if (at >= shortestStem && at * 2 >= typed.length) neighbors.add(head);
  }
  for (const key of lookalikesOf(typed)) neighbors.add(key);
  neighbors.delete(typed);
  return [...neighbors];
}

function lookalikesOf(typed: string): string[] {
  let doubtful = 0;
  return typed.split("").reduce(
    (heads, sign) => {
      const group = figureOf.has(sign) ? lookalikes.find((each) => each.includes(sign)) : undefined;
      if (group === undefined || (doubtful += 1) > maxAmbiguous) {
        return heads.map((head) => head + sign);
      }
      // The figure and the letters most often read for it.
      const signs = new Set([sign, ...group.slice(0, 2).split("")]);
      return heads.flatMap((head) => [...signs].map((each) => head + each));
    },
    [""],
  );
}

/** The parts of a text that a near key has in common with it, the longest first, by length. */
export function piecesOf(typed: string, shortest: number): string[][] {
  const lengths = Array.from(
    { length: Math.max(0, typed.length - shortest) },
    (_, index) => typed.length - 1 - index,
  );
  return lengths.map((length) => [
    ...new Set(
      Array.from({ length: typed.length - length + 1 }, (_, at) => typed.slice(at, at + length)),
    ),
  ]);
}
