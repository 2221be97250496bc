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

/** Whether a text has the form of a GTIN: 8, 12, 13 or 14 digits, whatever the last digit is. */
export const hasGtinLength = (text: string): boolean =>
  /^(?:\d{8}|\d{12}|\d{13}|\d{14})$/u.test(text);

/** Whether a text is a GTIN with the right check digit. */
export const isGtin = (text: string): boolean =>
  hasGtinLength(text) && gtinCheckDigit(text.slice(0, -1)) === text.at(-1);

/** The 14-digit form, which is equal for every way to write the same number. */
export const gtin14 = (digits: string): string => digits.padStart(14, "0");

/**
 * The GTIN-12 of a UPC-E bar code, from which zeros were left out (General Specifications, section 5.2); undefined unless
 * its number system is 0 or 1 and the check digit is right.
 */
export function upcOfUpcE(digits: string): string | undefined {
  const [, system = "", two = "", third = "", fourth = "", fifth = "", last = "", check = ""] =
    /^([01])(\d\d)(\d)(\d)(\d)(\d)(\d)$/u.exec(digits) ?? [];
  if (system === "") return undefined;
  const all = {
    "0": `${two}00000${third}${fourth}${fifth}`,
    "1": `${two}10000${third}${fourth}${fifth}`,
    "2": `${two}20000${third}${fourth}${fifth}`,
    "3": `${two}${third}00000${fourth}${fifth}`,
    "4": `${two}${third}${fourth}00000${fifth}`,
  }[last];
  const upc = system + (all ?? `${two}${third}${fourth}${fifth}0000${last}`) + check;
  return isGtin(upc) ? upc : undefined;
}

/** A number of the form of a UPC, EAN or other GTIN in a text. */
export interface FoundGtin {
  /** The digits as typed, without spaces and hyphens. */
  readonly digits: string;
  /** The first character, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Whether its check digit is right. */
  readonly isValid: boolean;
}

/** The lengths of GTINs; spreadsheets convert a UPC that starts with 0 to a number with 11 digits. */
const lengths: readonly number[] = [8, 11, 12, 13, 14];
/** Numbers of these lengths are hardly ever codes of parts. */
const unmistakable: readonly number[] = [12, 13, 14];
const longest = 14;

/** Whether the last of the digits is the right check digit, also of a UPC-E. Leading zeros do not matter. */
const isChecked = (digits: string) =>
  gtinCheckDigit(digits.slice(0, -1)) === digits.at(-1) || upcOfUpcE(digits) !== undefined;

/**
 * The forms in which a barcode column may contain a GTIN: with and without leading zeros. A case with a number of its own
 * (fourteen digits that begin with 1 to 8) also matches the number of the part in it, and a UPC-E its UPC.
 */
export function gtinSpellings(digits: string): readonly string[] {
  const significant = digits.replace(/^0+/u, "");
  const padded = [8, 12, 13, 14].flatMap((length) =>
    significant.length <= length ? [significant.padStart(length, "0")] : [],
  );
  const upc = upcOfUpcE(digits);
  if (upc !== undefined) return [...padded, ...gtinSpellings(upc)];
  if (!/^[1-8]\d{13}$/u.test(digits)) return padded;
  const inner = digits.slice(1, -1);
  return [...padded, ...gtinSpellings(inner + gtinCheckDigit(inner))];
}

/** Where the second of two numbers begins that were scanned into one field; undefined for other digits. */
const joined = (digits: string): number | undefined =>
  digits.length <= longest
    ? undefined
    : unmistakable.find((first) => {
        const [one, other] = [digits.slice(0, first), digits.slice(first)];
        return unmistakable.includes(other.length) && isGtin(one) && isGtin(other);
      });

/**
 * The GTINs in a text, in their order. Numbers in groups and numbers of 8 or 11 digits need a right check digit, because
 * they may also be codes; others may have a wrong one.
 */
export function gtinsIn(text: string): FoundGtin[] {
  const groups = [...text.matchAll(/(?<![\p{L}\d.,/])\d+(?![\p{L}\d/]|[.,]\d)/gu)].flatMap(
    ({ 0: digits, index }) => {
      const first = joined(digits) ?? digits.length;
      const pieces = [digits.slice(0, first), digits.slice(first)].filter((piece) => piece !== "");
      return pieces.map((piece, at) => {
        const from = index + at * first;
        return { digits: piece, from, to: from + piece.length };
      });
    },
  );
  const gtins: FoundGtin[] = [];
  for (const [at, { from }] of groups.entries()) {
    if (from < (gtins.at(-1)?.to ?? 0)) continue;
    let best: FoundGtin | undefined;
    let digits = "";
    let end = from;
    // Each group has at least a digit.
    for (const next of groups.slice(at, at + longest)) {
      const isGrouped = next.from > from;
      if (isGrouped && !/^(?: | ?- ?)$/u.test(text.slice(end, next.from))) break;
      digits += next.digits;
      end = next.to;
      if (digits.length > longest) break;
      if (!lengths.includes(digits.length)) continue;
      const isValid = isChecked(digits);
      const isUnmistakable = unmistakable.includes(digits.length);
      // `2012-2015` are years.
      if (isGrouped && !isUnmistakable) continue;
      if (isValid || (!isGrouped && isUnmistakable)) best = { digits, from, to: end, isValid };
    }
    if (best) gtins.push(best);
  }
  return gtins;
}
