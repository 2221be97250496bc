import type { Random } from "../random.ts";

/** Errors of one character or of two adjacent ones. */
export const errors = [
  "substitution",
  "next key",
  "omission",
  "doubling",
  "transposition",
] as const;
type ErrorKind = (typeof errors)[number];

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const digits = "0123456789";
/** Rows of a keyboard and columns of a number pad. */
const lines = ["1234567890", "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM", "7410", "852", "963"];

function nextKeys(sign: string): string[] {
  return lines.flatMap((line) => {
    const at = line.indexOf(sign);
    return at < 0 ? [] : [line[at - 1], line[at + 1]].filter((each) => each !== undefined);
  });
}

/** A code with one typing error at a random place. */
export function mistyped(key: string, kind: ErrorKind, draw: Random): string {
  const at = draw.int(0, key.length - 1);
  const sign = key.charAt(at);
  const oneOf = (signs: readonly string[]) => signs[draw.int(0, signs.length - 1)] ?? sign;
  const replaced = (by: string) => key.slice(0, at) + by + key.slice(at + 1);
  switch (kind) {
    case "substitution":
      return replaced(oneOf((/\d/u.test(sign) ? digits : letters).split("")));
    case "next key":
      return replaced(oneOf(nextKeys(sign)));
    case "omission":
      return replaced("");
    case "doubling":
      return replaced(sign + sign);
    case "transposition":
      return key.slice(0, at) + key.charAt(at + 1) + sign + key.slice(at + 2);
  }
}

interface Row {
  readonly key: string;
  /** The part. */
  readonly code: string;
}

/** All codes, to judge what the search finds. */
export function knownCodes(rows: readonly Row[]) {
  const parts = new Map<string, Set<string>>();
  for (const { key, code } of rows) parts.set(key, (parts.get(key) ?? new Set()).add(code));
  const beginnings = new Set<string>();
  for (const key of parts.keys()) {
    for (const text of [key, key.replace(/^[A-Z]+/u, "")]) {
      for (let length = 1; length <= text.length; length += 1)
        beginnings.add(text.slice(0, length));
    }
  }
  const byLength = Map.groupBy(parts.keys(), ({ length }) => length);
  const partsOf = (key: string): ReadonlySet<string> => parts.get(key) ?? new Set();
  return {
    partsOf,
    /** Whether a code starts with the text, possibly after its letters. */
    isBeginning: (typed: string) => beginnings.has(typed),
    /** Whether one error leads to these parts only. */
    isAlone: (typed: string, wanted: ReadonlySet<string>) =>
      [-1, 0, 1]
        .flatMap((more) => byLength.get(typed.length + more) ?? [])
        .filter((key) => isOneErrorAway(typed, key))
        .every((key) => [...partsOf(key)].every((code) => wanted.has(code))),
  };
}

/** Whether one error turns one into the other. */
function isOneErrorAway(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (one[start] === other[start]) start += 1;
  let [endOne, endOther] = [one.length, other.length];
  while (endOne > start && endOther > start && one[endOne - 1] === other[endOther - 1]) {
    endOne -= 1;
    endOther -= 1;
  }
  const [changed, by] = [one.slice(start, endOne), other.slice(start, endOther)];
  const isSwapped = changed.length === 2 && `${changed.charAt(1)}${changed.charAt(0)}` === by;
  return (changed.length <= 1 && by.length <= 1) || isSwapped;
}
