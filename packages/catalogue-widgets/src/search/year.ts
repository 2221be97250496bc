const yearLength = 4;

/** What a year field keeps of what is typed: digits, four at the most. */
export function yearDigits(typed: string): string {
  return typed.replace(/\D/gu, "").slice(0, yearLength);
}

/** The year to search for; undefined while the field is empty or the year is not written out. */
export function yearOf(digits: string): number | undefined {
  return digits.length === yearLength ? Number(digits) : undefined;
}
