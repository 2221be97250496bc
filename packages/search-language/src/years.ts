import { isModelYear, type YearRange } from "@caliper/catalogue-model";
import type { YearsReading } from "./reading.ts";
import { monthsIn } from "./months.ts";
import { smallNumber, spelledYear } from "./spelled-numbers.ts";
import { type Atom, contains, type QueryText, type Span } from "./text.ts";

/** Between two years of a range, folded. */
const through = /^\s*(?:-|–|—|\/|al?|to|hasta|until|till|thru|through|y)\s*$/iu;
/** Between the years of a list, which is read as a range. */
const listed = /^\s*(?:[,;/&]|,?\s*(?:y|e|o|and|or))\s*$/iu;
/** Words before a year that make it one even with two digits. */
const yearWord = /(?:\b(?:a[nñ]os?|mod(?:elo)?s?|my|year|yr)[\s.:]*|['’´`])$/iu;
const onwards =
  /^\s*(?:\+|en adelante|para arriba|y mas nuevos?|y posteriores|up\b|and up|and newer|onwards?|(?:-|al?|hasta|to)\s*(?:la\s+)?(?:present|presente|hoy|fecha|date|now|act(?:ual(?:idad)?)?)\b)/iu;
/** Before a year that starts an open range. */
const since = /(?:desde|a partir de|since|from)\s+(?:el\s+|del\s+)?(?:a[nñ]o\s+)?$/iu;
/** Before the last year of a range without a first one. */
const upTo = /(?:hasta|up to|until|till|thru)\s+(?:el\s+)?(?:a[nñ]o\s+)?$/iu;
/** Before the first year that is not meant. */
const before =
  /\b(?:before|antes del?|anterior(?:es)? al?|previos? al?|prior to|older than|earlier than)\s+(?:a[nñ]o\s+)?$/iu;
const decimal = /^[.,]\d(?!\d{3})/u;

/** The catalogue has no older vehicles. */
const oldestYear = 1950;

interface Options {
  /** A vehicle is named, so a two-digit number may be a year: `corolla 15`. */
  readonly hasVehicle: boolean;
  readonly isFree: (at: number) => boolean;
}

interface Year extends Span {
  readonly year: number;
  /** With its century. */
  readonly isFull: boolean;
}

/** The model year or the range of years of a text; undefined without any. */
export function yearsIn(query: QueryText, options: Options): YearsReading | undefined {
  const { text } = query;
  const built = monthsIn(text);
  const isFree = (atom: Atom, at: number) => !built || !contains(built, atom) || options.isFree(at);
  if (built && isKnownYear(built.year) && query.atoms.every(isFree))
    return { ...reading(built, { from: built.year, to: built.year }), months: built.months };
  const years = yearsOf(query, options);
  // A range with a short year, as 2012-15 and 98-02, before a year alone.
  for (const [index, start] of years.entries()) {
    const end = years[index + 1];
    if (!end) continue;
    const list = listFrom(years, index, text);
    if (list) return list;
    if (!through.test(text.slice(start.to, end.from)) || start.year > end.year) continue;
    return reading({ from: start.from, to: end.to }, { from: start.year, to: end.year });
  }
  // The last one: a Peugeot 2008 of 2015 has two.
  const one = years.findLast(({ isFull }) => isFull) ?? years.at(-1);
  if (!one) return undefined;
  const head = text.slice(0, one.from);
  const [end, limit] = [upTo.exec(head), before.exec(head)];
  if (end) return reading({ from: end.index, to: one.to }, { from: oldestYear, to: one.year });
  if (limit)
    return reading({ from: limit.index, to: one.to }, { from: oldestYear, to: one.year - 1 });
  const open = onwards.exec(text.slice(one.to));
  const opening = since.exec(head);
  return reading(
    { from: opening?.index ?? one.from, to: open ? one.to + open[0].length : one.to },
    { from: one.year, to: open || opening ? null : one.year },
  );
}

const reading = ({ from, to }: Span, years: YearRange): YearsReading => ({
  kind: "years",
  from,
  to,
  years,
});

/** From the first to the last year of `2012, 2013 y 2014`. */
function listFrom(years: readonly Year[], first: number, text: string): YearsReading | undefined {
  let last = first;
  for (let next = years[last + 1]; next; next = years[last + 1]) {
    if (!listed.test(text.slice(years[last]?.to, next.from))) break;
    last += 1;
  }
  const list = years.slice(first, last + 1);
  const [start, end] = [list[0], list.at(-1)];
  if (!start || !end || start === end) return undefined;
  const all = list.map(({ year }) => year);
  return reading(
    { from: start.from, to: end.to },
    { from: Math.min(...all), to: Math.max(...all) },
  );
}

/** The years of a text in figures or words, in its order. */
function yearsOf({ text, atoms }: QueryText, { hasVehicle, isFree }: Options): Year[] {
  const years: Year[] = [];
  for (let at = 0; at < atoms.length;) {
    const { year, words } = yearAt({ text, atoms }, at, hasVehicle, isFree);
    const [first, last] = [atoms[at], atoms[at + words - 1]];
    if (year !== undefined && first && last)
      years.push({ from: first.from, to: last.to, year: fullYear(year), isFull: year >= 100 });
    at += words;
  }
  return years;
}

/** The year that begins with an atom, and the atoms to go on behind. */
function yearAt(
  { text, atoms }: QueryText,
  at: number,
  hasVehicle: boolean,
  isFree: (at: number) => boolean,
): { readonly year?: number; readonly words: number } {
  const atom = atoms[at];
  const areFree = (count: number) => Array.from({ length: count }, (_, i) => at + i).every(isFree);
  if (!atom || !isFree(at)) return { words: 1 };
  const isInWord = atoms[at - 1]?.to === atom.from;
  if (!isInWord) {
    const marked = markedYear(atoms, at);
    if (marked && areFree(marked.words)) return marked;
  }
  const spelled = spelledYear(atoms, at);
  if (spelled && areFree(spelled.words)) return { year: spelled.value, words: spelled.words };
  const before = text.slice(0, atom.from);
  const small = smallNumber(atoms, at);
  // `modelo noventa y ocho`; `cx cinco` is a name.
  if (small && small.value >= oldestYear % 100 && (hasVehicle || yearWord.test(before)))
    return areFree(small.words) ? { year: small.value, words: small.words } : { words: 1 };
  // The digits of a code such as D1985; but `corolla2015` is a vehicle and a year.
  // Nor the digits of an engine such as 22R.
  const isGlued =
    (isInWord && isFree(at - 1)) || (atom.key.length === 2 && atoms[at + 1]?.from === atom.to);
  const year = isGlued ? undefined : yearInFigures(atom, text, hasVehicle);
  return { ...(year !== undefined && { year }), words: 1 };
}

/** `2k8`, and `2O14` with a letter for a zero. */
function markedYear(
  atoms: readonly Atom[],
  at: number,
): { readonly year: number; readonly words: number } | undefined {
  let words = 1;
  let piece = atoms[at]?.key ?? "";
  for (let next = atoms[at + 1]; next && next.from === atoms[at + words - 1]?.to;) {
    piece += next.key;
    words += 1;
    next = atoms[at + words];
  }
  const [, short] = /^2k(\d{1,2})$/u.exec(piece) ?? [];
  if (short !== undefined) return { year: 2000 + Number(short), words };
  if (words === 1 || !/^(?:19|2[o0])[\do]{2}$/u.test(piece)) return undefined;
  const year = Number(piece.replaceAll("o", "0"));
  return isKnownYear(year) ? { year, words } : undefined;
}

const isKnownYear = (year: number): boolean =>
  isModelYear(year) && year >= oldestYear && year <= latestYear();

function yearInFigures(atom: Atom, text: string, hasVehicle: boolean): number | undefined {
  if (!atom.isNumber) return undefined;
  const [before, after] = [text.slice(0, atom.from), text.slice(atom.to)];
  // Displacements such as 1.8.
  if (/(?:^|\D)\d{1,2}[.,]$/u.test(before) || decimal.test(after)) return undefined;
  const value = Number(atom.key);
  if (atom.key.length === 4) return isKnownYear(value) ? value : undefined;
  return atom.key.length === 2 && (hasVehicle || yearWord.test(before)) ? value : undefined;
}

/** Model years reach a few years ahead of today. */
const latestYear = (): number => new Date().getFullYear() + 2;

/** `15` is 2015 and `98` is 1998. */
function fullYear(year: number): number {
  if (year >= 100) return year;
  return 2000 + year <= latestYear() ? 2000 + year : 1900 + year;
}
