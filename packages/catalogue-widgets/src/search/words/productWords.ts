import type { FamilyId } from "@caliper/catalogue-model";
import { yearDigits, yearOf } from "../year.ts";
import { familiesByPhrase, fillers, longestPhrase, singular } from "./synonyms.ts";

/** The product and the vehicle in a text, in any order and language. */
export interface ProductWords {
  /** Named product types, most likely first. */
  readonly families: readonly FamilyId[];
  /** The last model year in it. */
  readonly year: number | null;
  /** The words that may name a vehicle, folded, in their order. */
  readonly vehicle: string;
}

/** Shorter words may be part of a code: `BR`, `MC`. */
const shortestWord = 3;

const marks = /\p{M}/gu;

const fold = (text: string): string => text.normalize("NFKD").replace(marks, "").toLowerCase();

/** Null for a text that looks like a code or has only filler words. */
export function productWords(text: string): ProductWords | null {
  const words = fold(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== "" && word !== "-");
  const families: FamilyId[] = [];
  const rest: string[] = [];
  let year: number | null = null;
  for (let at = 0; at < words.length;) {
    const found = phraseAt(words, at);
    if (found !== null) {
      families.push(...found.families);
      at += found.length;
      continue;
    }
    const word = words[at] ?? "";
    const asYear = word === yearDigits(word) ? yearOf(word) : undefined;
    // A Peugeot 2008 of 2015 has two: the model comes before the year.
    if (asYear !== undefined) {
      if (year !== null) rest.push(String(year));
      year = asYear;
    } else if (!fillers.has(singular(word)) && !fillers.has(word)) rest.push(word);
    at += 1;
  }
  const named = [...new Set(families)];
  const isWord = (word: string) => word.length >= shortestWord && /^\p{L}[\p{L}-]*$/u.test(word);
  if (named.length === 0 && !rest.some(isWord)) return null;
  // `D1200` beside a product's name is a code still.
  return { families: named, year, vehicle: rest.join(" ") };
}

/** The longest phrase from this word on that names a product. */
function phraseAt(words: readonly string[], at: number) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = words
      .slice(at, at + length)
      .map(singular)
      .join(" ");
    const families = familiesByPhrase.get(phrase);
    if (families !== undefined) return { families, length };
  }
  return null;
}
