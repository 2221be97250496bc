/**
 * Trade item numbers as GS1 defines them (General Specifications, section 7.9): GTIN-8 (EAN-8), GTIN-12
 * (UPC-A), GTIN-13 (EAN-13) and GTIN-14. Their last digit is a check digit.
 */

/** The check digit of a GTIN, from the digits before it. */
export function gtinCheckDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    // From the right, every other digit has the weight 3, starting with the last.
    const fromRight = digits.length - 1 - index;
    sum += Number(digits[index]) * (fromRight % 2 === 0 ? 3 : 1);
  }
  return String((10 - (sum % 10)) % 10);
}

/** Whether a text has the form of a GTIN: 8, 12, 13 or 14 digits, whatever the last one is. */
export const hasGtinLength = (text: string): boolean =>
  /^(?:\d{8}|\d{12}|\d{13}|\d{14})$/u.test(text);

/** Whether a text is a GTIN with the right check digit. */
export const isGtin = (text: string): boolean =>
  hasGtinLength(text) && gtinCheckDigit(text.slice(0, -1)) === text.at(-1);

/** The 14-digit form, which is equal for every way to write the same number. */
export const gtin14 = (digits: string): string => digits.padStart(14, "0");
