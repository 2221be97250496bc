import { readNumber } from "@caliper/design-system";
import { columnsOf, type FamilyId, shortColumns } from "@caliper/catalogue-model";
import { mostMillimeters } from "../../measure/index.ts";
import { yearDigits, yearOf } from "../year.ts";
import { productWords } from "./productWords.ts";

/** Measures in a search text, and the families they may belong to. */
export interface MeasureWords {
  /** Families with these measures, most likely first; never empty. */
  readonly families: readonly FamilyId[];
  /** mm, in the order of a product's size. */
  readonly values: readonly number[];
  /** The unit of the text. */
  readonly unit: "mm" | "in";
  /** The figures as they were written, without the unit: `279.7 × 21.6`, `13/16`. */
  readonly shown: string;
}

/** `1 3/8`, `1-3/8`, `13/16`, `279.7`, `279,7`; a vulgar fraction is written out before. */
const figure = String.raw`(?:\d+[ -])?\d+ ?\/ ?\d+|\d*[.,]?\d+`;
const inchMark = String.raw`inch(?:es)?|in|pulgadas?|pulg|"|″|''|′′`;
const mark = String.raw`(?: ?(mm|milimetros?|millimet(?:er|re)s?|${inchMark})(?![\p{L}\p{N}]))?`;
const measure = new RegExp(`(?<![\\p{L}\\p{N}.,/-])(${figure})${mark}`, "gu");
const isInches = new RegExp(`^(?:${inchMark})$`, "u");
/** Separators between two measures. */
const between = /^\s*(?:[x×*]|por|by)\s*$/u;

/** Without a product name: families with two such measures, and families with a bore. */
const byCount: readonly (readonly FamilyId[])[] = [
  ["wheel_cylinders", "master_cylinders", "brake_rotors", "brake_drums"],
  ["brake_rotors", "brake_drums", "brake_pads", "brake_shoes"],
];

const vulgar = /(?=[¼-¾⅐-⅞])/gu;
const tidy = (text: string): string =>
  text
    .replace(vulgar, " ")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("⁄", "/")
    // Two measures of one word: `279.7x21.6`.
    .replace(/(?<=[\d"″'])\s*[x×*]\s*(?=[\d.,])/giu, " x ")
    .replace(/[øØ⌀]/gu, " ")
    .toLowerCase();

/**
 * A product and its measures: `rotor 279.7 x 21.6`, `cilindro 13/16`, `tambor 10 x 2 1/4"`. Null for
 * everything else: a code, a vehicle, a year, figures without a hint that they are measures.
 */
export function measureWords(text: string): MeasureWords | null {
  const whole = tidy(text);
  const found = [...whole.matchAll(measure)];
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isJoined = found
    .slice(1)
    .every((match, index) => between.test(whole.slice(endOf(found[index]), match.index)));
  if (!isJoined) return null;

  const words = `${whole.slice(0, first.index)} ${whole.slice(endOf(last))}`;
  const named = productWords(words);
  // Other words name a vehicle or are part of a code.
  const isOther = named === null ? /[\p{L}\p{N}]/u.test(words) : named.vehicle !== "";
  if (isOther) return null;
  const marks = found.flatMap(([, , unit]) => unit ?? []);
  const figures = found.map(([, written = ""]) => written.replaceAll(/ ?\/ ?/gu, "/"));
  const isFraction = figures.some((written) => written.includes("/"));
  const isMeasure = found.length > 1 || isFraction || marks.length > 0;
  if (named === null ? !isMeasure : !isMeasure && looksLikeAnother(figures[0] ?? "")) return null;

  const unit = isFraction || marks.some((unit) => isInches.test(unit)) ? "in" : "mm";
  const values = figures.map((written) => readNumber(written, { unit }).value ?? Number.NaN);
  if (!values.every((value) => value > 0 && value <= mostMillimeters)) return null;
  const candidates = named?.families ?? byCount[values.length - 1] ?? [];
  const families = candidates.filter(
    (family) => shortColumns(columnsOf(family)).length >= values.length,
  );
  if (families.length === 0) return null;
  return { families, values, unit, shown: figures.join(" × ") };
}

const endOf = (match: RegExpExecArray | undefined): number =>
  match === undefined ? 0 : match.index + match[0].length;

/** `discos 2012` is a year, `pastillas 31338` a code without its letters. */
const looksLikeAnother = (written: string): boolean =>
  (written === yearDigits(written) && yearOf(written) !== undefined) || /^\d{4,}$/u.test(written);
