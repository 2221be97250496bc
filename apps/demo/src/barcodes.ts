import { gtinCheckDigit } from "@caliper/catalogue-model";

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
