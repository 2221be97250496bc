import { type ListedLine, quantityWord, type ReadList, units } from "@caliper/catalogue-model";
import type { QueryText, Span } from "./text.ts";

/** A piece of the text that may be a code. */
export interface CodeCandidate extends Span {
  /** Upper-case letters and digits. */
  readonly key: string;
}

/** Shorter texts are too common to be codes in a sentence. */
const shortestCode = 3;
/** `34 11 6 789 123` is a code of five pieces. */
const maxPieces = 6;
/** Longer texts are lists, whose items are looked up whole. */
const maxCandidates = 300;

interface Piece extends CodeCandidate {
  readonly chunk: number;
}

/** Adjacent letters and digits. */
function piecesOf({ atoms }: QueryText): Piece[] {
  const pieces: Piece[] = [];
  for (const { from, to, key, chunk } of atoms) {
    const last = pieces.at(-1);
    if (last?.to === from)
      pieces[pieces.length - 1] = { ...last, to, key: last.key + key.toUpperCase() };
    else pieces.push({ from, to, chunk, key: key.toUpperCase() });
  }
  return pieces;
}

/**
 * The pieces that may be codes: each run of adjacent words with a digit, so that a code is found however it is divided and
 * whatever is beside it (`brembo P83 071`, `8878-D1650`).
 */
export function codeCandidates(query: QueryText): CodeCandidate[] {
  const pieces = piecesOf(query);
  const candidates: CodeCandidate[] = [];
  for (let first = 0; first < pieces.length && candidates.length < maxCandidates; first += 1) {
    let key = "";
    for (const piece of pieces.slice(first, first + maxPieces)) {
      key += piece.key;
      if (key.length >= shortestCode && /\d/u.test(key)) {
        candidates.push({ from: pieces[first]?.from ?? 0, to: piece.to, key });
      }
    }
    candidates.push(...besideQuantity(pieces[first]));
  }
  return candidates;
}

/** The code of a piece with a quantity: `D1210` of `D1210x4` and of `4xD1210`. */
function besideQuantity(piece: Piece | undefined): CodeCandidate[] {
  const { before = "", code = "" } =
    /^(?<before>\d{1,3}X)?(?<code>[A-Z]+\d{3,}(?:[A-Z]{0,3}))(?:X\d{1,3})?$/u.exec(piece?.key ?? "")
      ?.groups ?? {};
  if (!piece || code === "" || code === piece.key || piece.to - piece.from !== piece.key.length)
    return [];
  const from = piece.from + before.length;
  return [{ from, to: from + code.length, key: code }];
}

/** Two codes in one word, because two scans went into the same field: `BR31338D1650`. */
export function joinedCodes({ atoms }: QueryText): (readonly [CodeCandidate, CodeCandidate])[] {
  const touch = (at: number) => atoms[at] !== undefined && atoms[at].to === atoms[at + 1]?.from;
  const codeAt = (at: number): CodeCandidate | undefined => {
    const [letters, number] = [atoms[at], atoms[at + 1]];
    if (!letters || !number || letters.isNumber || !number.isNumber || !touch(at)) return undefined;
    return { from: letters.from, to: number.to, key: (letters.key + number.key).toUpperCase() };
  };
  return atoms.flatMap((_, at) => {
    const [first, second] = [codeAt(at), codeAt(at + 2)];
    const isWord = touch(at + 1) && !touch(at - 1) && !touch(at + 3);
    return first && second && isWord ? [[first, second] as const] : [];
  });
}

/** The longest candidates that are known, without overlaps, in the order of the text. */
export function knownCodes(
  candidates: readonly CodeCandidate[],
  isKnown: (key: string) => boolean,
): CodeCandidate[] {
  const knownCandidates = candidates
    .filter(({ key }) => isKnown(key))
    .sort((a, b) => b.key.length - a.key.length || a.from - b.from);
  const chosen: CodeCandidate[] = [];
  for (const each of knownCandidates) {
    if (!chosen.some((other) => each.from < other.to && other.from < each.to)) chosen.push(each);
  }
  return chosen.sort((a, b) => a.from - b.from);
}

/** Characters that also occur in codes divide only known codes. */
const uncertainDivider = /[\s/|+]+/u;
/** Letters and digits, or enough digits for a code. */
const looksLikeCode = (text: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N} ./+-]*$/u.test(text) &&
  /\d/u.test(text) &&
  (/\p{L}/u.test(text) || /\d(?:\D?\d){3}/u.test(text));

/** A code of a list, as it is written, with its quantity. */
export type ListedCode = Pick<ListedLine, "code" | "quantity">;

/** A larger number beside a single code is rather a year or a part of the code. */
const maxQuantity = 999;

/**
 * The codes of a pasted list or of a message. Undefined for other texts: each must look like a code or be known, and at least
 * two must be known, or there are more than two. A single known code is a list if it has a quantity.
 */
export function listedCodes(
  text: string,
  { lines }: ReadList,
  isKnown: (item: string) => boolean,
): readonly ListedCode[] | undefined {
  const count = lines.filter(({ code }) => isKnown(code)).length;
  const isList = lines.every(({ code }) => isKnown(code) || looksLikeCode(code));
  const [first, second] = lines;
  const isOne = second === undefined && first !== undefined && first.quantity > 1;
  const isPlausible = isOne && first.quantity <= maxQuantity;
  if (isList && (count > 1 || (count > 0 && (lines.length > 2 || isPlausible)))) return lines;
  const items = text.split(uncertainDivider).filter((item) => item !== "");
  const areKnown = items.length > 1 && items.every(isKnown);
  return areKnown ? items.map((code) => ({ code, quantity: 1 })) : undefined;
}

/** The pieces between all possible separators of a list. */
export const itemsOf = (text: string): string[] => text.split(/[\s,;/|+]+/u);

/** Four digits beside an FMSI number are those of its plate: `8878-D1650`, `D1650-8878`. */
const plateBefore = /(?<![\p{L}\p{N}])\d{4}\s?-\s?$/u;
/** Digits, a hyphen between spaces, and the character before. */
const longestPlate = 8;
const plateBehind = /^\s?-\s?\d{4}(?![\p{L}\p{N}])/u;

/** A known code with the number of its plate. */
export function withPlate({ from, to, key }: CodeCandidate, text: string): CodeCandidate {
  if (!/^[A-Z]\d{3,4}$/u.test(key)) return { from, to, key };
  const start = Math.max(0, from - longestPlate);
  const before = plateBefore.exec(text.slice(start, from));
  const behind = before ? null : plateBehind.exec(text.slice(to));
  return { from: before ? start + before.index : from, to: to + (behind?.[0].length ?? 0), key };
}

const unit = `(?:[x×*]|${units})`;
/** `4x `, `4 pzas de ` and `qty 4 ` in front of a code; ` x4`, ` (4)`, `: 4`, ` 4 pzas` and ` qty 4` behind it. */
const quantityBefore = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${quantityWord}\\d{1,5}|(?:${quantityWord})?\\d{1,5} ?${unit})(?: (?:de|of))? ?$`,
  "iu",
);
const quantityBehind = new RegExp(
  `^(?: ?- ?(?=\\d{1,5} ?${unit}))? ?(?:\\(? ?[x×*] ?\\d{1,5}\\)?|por \\d{1,5}|\\(\\d{1,5}\\)|[:=] ?\\d{1,5}|${quantityWord}\\d{1,5}|\\d{1,5} ?${unit})(?![\\p{L}\\p{N}])`,
  "iu",
);
/** With its words, spaces and brackets. */
const longestQuantity = 24;

/** The text with spaces in place of the quantities of codes: `D1210 x4` has no BMW X4. */
export function withoutQuantities(text: string, codes: readonly Span[]): string {
  const blank = (all: string, from: number, to: number) =>
    all.slice(0, from) + " ".repeat(to - from) + all.slice(to);
  return codes.reduce((all, { from, to }) => {
    const start = Math.max(0, from - longestQuantity);
    const before = quantityBefore.exec(all.slice(start, from));
    const behind = quantityBehind.exec(all.slice(to, to + longestQuantity + 1));
    const first = before ? blank(all, start + before.index, from) : all;
    return behind ? blank(first, to, to + behind[0].length) : first;
  }, text);
}
