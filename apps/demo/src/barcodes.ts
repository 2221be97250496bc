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

export function isGtin(text: string): boolean {
  const rightLength = text.length === 12 || text.length === 13;
  return rightLength && /^\d+$/u.test(text) && gtinCheckDigit(text.slice(0, -1)) === text.at(-1);
}

/**
 * A number that GS1 reserves for use inside a company: UPC-A starting with 4, the same as GTIN-13 with a
 * leading zero, or EAN-13 starting with 20.
 */
export function demoBarcode(serial: number): string {
  const number = String(serial);
  const digits =
    serial % 11 === 0
      ? `20${number.padStart(10, "0")}`
      : serial % 7 === 0
        ? `04${number.padStart(10, "0")}`
        : `4${number.padStart(10, "0")}`;
  return digits + gtinCheckDigit(digits);
}
