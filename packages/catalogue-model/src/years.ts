import { type Language, texts } from "./languages.ts";

/** Model years, both included; `to` is null while the vehicle is still built. */
export interface YearRange {
  readonly from: number;
  readonly to: number | null;
}

/** Whether two ranges have a year in common. */
export const haveCommonYear = (one: YearRange, other: YearRange): boolean =>
  one.from <= (other.to ?? Infinity) && other.from <= (one.to ?? Infinity);

/** Whether a number is a year that the catalogue accepts: whole, from 1900 to 2100. */
export const isModelYear = (year: number): boolean =>
  Number.isInteger(year) && year >= 1900 && year <= 2100;

/** Follows the first year of a vehicle that is still built. */
const untilNow = texts("-present", " en adelante");

/** `2009-2013`, `2009` for a single year, `2009-present` while still built. */
export function yearsText({ from, to }: YearRange, language: Language): string {
  if (to === null) return `${from}${untilNow[language]}`;
  return to === from ? String(from) : `${from}-${to}`;
}
