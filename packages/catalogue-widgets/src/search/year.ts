import { isModelYear } from "@caliper/catalogue-model";

const yearLength = 4;

/** The content of a year field: up to four digits. */
export function yearDigits(typed: string): string {
  return typed.replace(/\D/gu, "").slice(0, yearLength);
}

/** Undefined without a valid model year. */
export function yearOf(digits: string): number | undefined {
  const year = Number(digits);
  return digits.length === yearLength && isModelYear(year) ? year : undefined;
}
