/**
 * Groups of six digits from the right, so that the digits of 12, 13 and 14-digit codes align in a column:
 * `074830 031338`, `0 748300 313381`. A code with other characters stays as it is.
 */
export const groupBarcode = (barcode: string): string =>
  /^\d+$/.test(barcode) ? barcode.replaceAll(/(?<=\d)(?=(?:\d{6})+$)/g, " ") : barcode;
