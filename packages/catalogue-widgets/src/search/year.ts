const yearLength = 4;

/** The content of a year field: up to four digits. */
export function yearDigits(typed: string): string {
  return typed.replace(/\D/gu, "").slice(0, yearLength);
}

/** The server's range of model years. */
const firstYear = 1900;
const lastYear = 2100;

/** Undefined without a valid model year. */
export function yearOf(digits: string): number | undefined {
  const year = digits.length === yearLength ? Number(digits) : 0;
  return year >= firstYear && year <= lastYear ? year : undefined;
}
