import { isModelYear, type YearRange } from "@caliper/catalogue-model";
import type { YearsReading } from "./reading.ts";
import type { Atom, QueryText } from "./text.ts";

/** Between two years of a range, folded. */
const through = /^\s*(?:-|–|—|\/|al?|to|hasta|thru|y)\s*$/iu;
/** Words before a year that make it one even with two digits. */
const yearWord = /(?:\b(?:a[nñ]os?|mod(?:elo)?s?|my|year|yr)[\s.:]*|['’´`])$/iu;
const onwards =
  /^\s*(?:\+|en adelante|y mas nuevos?|up\b|and up|onwards?|-\s*(?:present|presente|hoy|act(?:ual)?)\b)/iu;
/** Before a year that starts an open range. */
const since = /(?:desde|a partir de|since|from)\s+(?:el\s+|del\s+)?(?:a[nñ]o\s+)?$/iu;
const decimal = /^[.,]\d/u;

interface Options {
  /** A vehicle is named, so a two-digit number may be a year: `corolla 15`. */
  readonly hasVehicle: boolean;
  readonly isFree: (at: number) => boolean;
}

/** The model year or the range of years of a text; undefined without any. */
export function yearsIn(
  { text, atoms }: QueryText,
  { hasVehicle, isFree }: Options,
): YearsReading | undefined {
  const years = atoms.flatMap((atom, at) => {
    // The digits of a code such as D1985; but `corolla2015` is a vehicle and a year.
    // Nor the digits of an engine such as 22R.
    const isGlued =
      (atoms[at - 1]?.to === atom.from && isFree(at - 1)) ||
      (atom.key.length === 2 && atoms[at + 1]?.from === atom.to);
    const year = isFree(at) && !isGlued ? yearOf(atom, text, hasVehicle) : undefined;
    return year === undefined ? [] : [{ ...atom, at, year }];
  });
  // A range with a short year, as 2012-15 and 98-02, before a year alone.
  for (const [index, start] of years.entries()) {
    const end = years[index + 1];
    if (!end || !through.test(text.slice(start.to, end.from))) continue;
    const range = rangeOf(start.year, end.year);
    if (range) return { kind: "years", from: start.from, to: end.to, years: range };
  }
  // The last one: a Peugeot 2008 of 2015 has two.
  const one = years.findLast(({ key }) => key.length === 4) ?? years.at(-1);
  if (!one) return undefined;
  const open = onwards.exec(text.slice(one.to));
  const opening = since.exec(text.slice(0, one.from));
  return {
    kind: "years",
    from: opening?.index ?? one.from,
    to: open ? one.to + open[0].length : one.to,
    years: { from: one.year, to: open || opening ? null : one.year },
  };
}

function yearOf(atom: Atom, text: string, hasVehicle: boolean): number | undefined {
  if (!atom.isNumber) return undefined;
  const [before, after] = [text.slice(0, atom.from), text.slice(atom.to)];
  // Displacements such as 1.8.
  if (/\d[.,]$/u.test(before) || decimal.test(after)) return undefined;
  const value = Number(atom.key);
  if (atom.key.length === 4)
    return isModelYear(value) && value >= 1950 && value <= latestYear() ? value : undefined;
  if (atom.key.length !== 2 || !(hasVehicle || yearWord.test(before))) return undefined;
  return fullYear(value);
}

/** Model years reach a few years ahead of today. */
const latestYear = (): number => new Date().getFullYear() + 2;

/** `15` is 2015 and `98` is 1998. */
const fullYear = (short: number): number =>
  2000 + short <= latestYear() ? 2000 + short : 1900 + short;

function rangeOf(from: number, to: number): YearRange | undefined {
  return from <= to ? { from, to } : undefined;
}
