const yearLength = 4;

/** What a year field keeps of what is typed: digits, four at the most. */
export function yearDigits(typed: string): string {
  return typed.replace(/\D/gu, "").slice(0, yearLength);
}

/** What the server takes for a model year. */
const firstYear = 1900;
const lastYear = 2100;

/** The year to search for; undefined while the field is empty, or holds no model year. */
export function yearOf(digits: string): number | undefined {
  const year = digits.length === yearLength ? Number(digits) : 0;
  return year >= firstYear && year <= lastYear ? year : undefined;
}
