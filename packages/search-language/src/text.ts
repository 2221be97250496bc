import { normalizeCode, withLatinLetters } from "@caliper/catalogue-model";

/** A piece of a text, in UTF-16 units. */
export interface Span {
  readonly from: number;
  /** Behind the last character. */
  readonly to: number;
}

/** A run of letters or of digits: `rav4` has two. */
export interface Atom extends Span {
  /** Lower case, without accents; empty for letters of other scripts. */
  readonly key: string;
  readonly isNumber: boolean;
  /** The number of its chunk: a part of the text without white space, commas and semicolons. */
  readonly chunk: number;
}

/** A text, cut into pieces. */
export interface QueryText {
  /** As typed, with Latin letters in place of Cyrillic and Greek ones that look the same. */
  readonly text: string;
  readonly atoms: readonly Atom[];
}

const runs = /(\p{L}[\p{L}\p{M}]*)|\p{Nd}+/gu;
const separator = /[\s,;]/u;

/** Cuts a text into runs of letters and of digits. */
export function readText(typed: string): QueryText {
  const text = withLatinLetters(typed);
  let chunk = 0;
  let end = 0;
  const atoms = [...text.matchAll(runs)].map((match): Atom => {
    const from = match.index;
    if (separator.test(text.slice(end, from))) chunk += 1;
    end = from + match[0].length;
    const key = normalizeCode(match[0]).toLowerCase();
    return { from, to: end, key, isNumber: match[1] === undefined, chunk };
  });
  return { text, atoms };
}

/** Longer texts are lists or whole messages; only their start is read as words, which are compared with many names. */
const maxWords = 60;
const longestSentence = 400;

/** The start of a text, up to a number of words and characters; most texts are a start. */
export function startOf(query: QueryText): QueryText {
  const { text, atoms } = query;
  const read = atoms.slice(0, maxWords).filter(({ to }) => to <= longestSentence);
  if (read.length === atoms.length && text.length <= longestSentence) return query;
  const end = Math.min(longestSentence, atoms[read.length]?.from ?? longestSentence);
  return { text: text.slice(0, end), atoms: read };
}

/** Adjacent atoms; `first` and `last` are indexes in the list of atoms, both included. */
export interface Window extends Span {
  readonly first: number;
  readonly last: number;
  /** The atoms' keys, joined. */
  readonly key: string;
}

/** Every run of free adjacent atoms, up to a number of atoms. */
export function windowsOf(
  atoms: readonly Atom[],
  isFree: (at: number) => boolean,
  maxAtoms: number,
): Window[] {
  const windows: Window[] = [];
  for (let first = 0; first < atoms.length; first += 1) {
    let key = "";
    for (let last = first; last < atoms.length && last < first + maxAtoms; last += 1) {
      const atom = atoms[last];
      if (!atom || !isFree(last)) break;
      key += atom.key;
      if (key !== "")
        windows.push({ first, last, from: atoms[first]?.from ?? 0, to: atom.to, key });
    }
  }
  return windows;
}

/** Which characters of a text are taken by spans; costs no more the more spans there are. */
export function createCover(length: number) {
  const coverage = new Uint8Array(length);
  return {
    add: ({ from, to }: Span): void => void coverage.fill(1, from, to),
    isFree: ({ from, to }: Span): boolean => !coverage.subarray(from, to).includes(1),
  };
}

export const overlap = (one: Span, other: Span): boolean =>
  one.from < other.to && other.from < one.to;

export const contains = (outer: Span, inner: Span): boolean =>
  outer.from <= inner.from && inner.to <= outer.to;
