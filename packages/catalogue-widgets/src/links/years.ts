import { isModelYear, type YearRange } from "@caliper/catalogue-model";

const yearLength = 4;

/** The content of a year field: `2010`, or the range `2010-2015`; `2010-` is open. */
export function typedYears(typed: string): string {
  const digits = typed.replace(/\D/gu, "");
  const [from, to] = [digits.slice(0, yearLength), digits.slice(yearLength, 2 * yearLength)];
  return to !== "" || /\d{4}\D*[-–—]/u.test(typed) ? `${from}-${to}` : from;
}

/** Undefined without a valid model year, or where the range ends before it begins. */
export function yearsOf(text: string): YearRange | undefined {
  const [, first = "", range, last = ""] = /^(\d{4})(-(\d{4})?)?$/u.exec(text) ?? [];
  const from = Number(first);
  const to = range === undefined ? from : last === "" ? null : Number(last);
  const isValid = isModelYear(from) && (to === null || (isModelYear(to) && to >= from));
  return isValid ? { from, to } : undefined;
}

/** Years as in a year field and in URLs; empty for every year. */
export function yearsAsTyped(years: YearRange | null): string {
  if (years === null) return "";
  const { from, to } = years;
  return to === from ? String(from) : `${from}-${to ?? ""}`;
}
