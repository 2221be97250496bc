import { normalizeCode } from "./codes.ts";
import { codesIn } from "./lists/codes-in.ts";

/** A cell that lists the five digits of several plates: `23914/23915`, `23914, 23915`. */
const wvaList = /^\d{5}(?:(?:\s*[,;/|+\n-]\s*|\s+)\d{5})+$/u;

/** The WVA numbers of a cell; the whole text, trimmed, if it is not such a list. */
export function wvaNumbers(text: string): readonly string[] {
  const whole = text.trim();
  return wvaList.test(whole) ? (whole.match(/\d{5}/gu) ?? []) : codesIn(whole);
}

/** The number of the plate before the FMSI number, as trade sheets write them: `8878-D1650`. */
const platePrefix = /^\d{3,5}[A-Z]?\s*[-/]\s*(?=[A-Z]{1,3}\d)/iu;

/**
 * The FMSI numbers of a cell by which a part is found: each of several, and each also without the number of its plate.
 * `8878-D1650, D1377` has 8878-D1650, D1650 and D1377.
 */
export function fmsiNumbers(text: string): readonly string[] {
  const numbers = codesIn(text).flatMap((number) => [number, number.replace(platePrefix, "")]);
  const byKey = new Map(numbers.map((number) => [normalizeCode(number), number]));
  byKey.delete("");
  return [...byKey.values()];
}
