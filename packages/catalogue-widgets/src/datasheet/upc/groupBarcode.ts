/** Digits per group as printed below the bars, by length: UPC-A, EAN-13, GTIN-14. */
const groups: Readonly<Record<number, readonly number[]>> = {
  12: [1, 5, 5, 1],
  13: [1, 6, 6],
  14: [1, 1, 6, 6],
};

/** `074830031338` becomes `0 74830 03133 8`; a text of another length stays as it is. */
export function groupBarcode(barcode: string): string {
  const lengths = groups[barcode.length];
  if (lengths === undefined || !/^\d+$/.test(barcode)) return barcode;
  const parts: string[] = [];
  let at = 0;
  for (const length of lengths) {
    parts.push(barcode.slice(at, at + length));
    at += length;
  }
  return parts.join(" ");
}
