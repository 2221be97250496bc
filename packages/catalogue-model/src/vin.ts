import { plainLatin } from "./codes.ts";

/** The position of a piece of text: from the first character to the one after the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A text that has the form of a vehicle identification number. */
export interface FoundVin extends Span {
  /** Seventeen upper-case letters and digits, without I, O and Q. */
  readonly vin: string;
  /** Whether I, O or Q were replaced by 1 and 0. */
  readonly isCorrected: boolean;
  /** Whether it is written in groups: `1HG CM82633A 004352`. Several codes may look like this too. */
  readonly isGrouped: boolean;
}

/** Characters of a whole VIN. */
export const vinLength = 17;
/** Put in front of a VIN without a space: the data identifier of bar codes with VINs (`I`), and labels. */
const prefixes: readonly string[] = ["I", "VIN", "NIV", "VINI", "NIVI"];
/** The first group has at least the manufacturer's code. */
const shortestFirst = 3;

/** Letters that cannot occur in a VIN, by the digit that they replace. */
const digitByLetter: Readonly<Record<string, string>> = { I: "1", O: "0", Q: "0" };

/** The last four of the seventeen characters are digits. */
const vinForm = /^(?=.*[A-Z])[A-HJ-NPR-Z0-9]{13}\d{4}$/u;

/** `balatas sentra 2012` has the same form, but groups of a VIN are not words, and have more digits than a year. */
const isWord = (group: string): boolean => /^(?=.*[aeiou])[a-z]{4,}$/iu.test(group);
const fewestDigits = 6;

/** One sign or none between the groups of a VIN. */
const betweenGroups = /^\p{Cf}*[\p{Zs}\p{Pd}.*_]?\p{Cf}*$/u;

/** The VIN in letters and digits, without a prefix of its first word. */
function vinOf(typed: string, { length }: string): string {
  const prefix = prefixes.find(
    (each) =>
      typed.length === vinLength + each.length && length > each.length && typed.startsWith(each),
  );
  return typed.slice(prefix?.length ?? 0);
}

/** Whether a word may follow the first one of a VIN. */
function continues(first: string, next: string): boolean {
  if (isWord(first) || isWord(next)) return false;
  // Each character may have a box of its own.
  return first.length === 1 ? next.length === 1 : first.length >= shortestFirst;
}

/** The VINs in a text, in their order. Only their form is checked. */
export function vinsIn(text: string): FoundVin[] {
  const plain = plainLatin(text);
  const words = [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }));
  const vins: FoundVin[] = [];
  for (const [at, { from, word }] of words.entries()) {
    if (from < (vins.at(-1)?.to ?? 0)) continue;
    let typed = "";
    let end = from;
    for (let next = at; next < words.length && typed.length < vinLength; next += 1) {
      const group = words[next];
      if (!group) break;
      const isApart = next > at && !betweenGroups.test(plain.slice(end, group.from));
      if (isApart || (next > at && !continues(word, group.word))) break;
      typed += group.word.toUpperCase();
      end = group.to;
    }
    const isGrouped = end > from + word.length;
    const whole = vinOf(typed, word);
    const vin = whole.replaceAll(/[IOQ]/gu, (letter) => digitByLetter[letter] ?? letter);
    const digits = vin.replaceAll(/\D/gu, "").length;
    if (vinForm.test(vin) && (!isGrouped || digits >= fewestDigits)) {
      vins.push({ vin, from, to: end, isCorrected: vin !== whole, isGrouped });
    }
  }
  return vins;
}

/** The first eleven characters name the maker, the model, the year and the plant. */
const shortestPartial = 11;
/** Fewer letters have codes. */
const partialForm = new RegExp(
  `(?<![\\p{L}\\p{N}.-])(?=(?:\\d*[A-Z]){3})[A-HJ-NPR-Z0-9]{${shortestPartial},${vinLength - 1}}(?![\\p{L}\\p{N}-])`,
  "giu",
);

/** The words of a text that may be the start of a VIN, without its last characters. Only their form is checked. */
export const partialVinsIn = (text: string): (Span & { readonly vin: string })[] =>
  [...plainLatin(text).matchAll(partialForm)].map(({ 0: word, index }) => ({
    vin: word.toUpperCase(),
    from: index,
    to: index + word.length,
  }));

const letterValues = "ABCDEFGH-JKLMN-P-R-STUVWXYZ";
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** A to H are 1 to 8, J to R are 1 to 9, S to Z are 2 to 9. */
function valueOf(character: string): number {
  if (/\d/u.test(character)) return Number(character);
  return (letterValues.indexOf(character) % 9) + 1;
}

/** The ninth character of a VIN with a right check digit: 0 to 9 or X. */
export function vinCheckDigit(vin: string): string {
  const sum = Array.from(vin, valueOf).reduce(
    (total, value, at) => total + value * (weights[at] ?? 0),
    0,
  );
  return sum % 11 === 10 ? "X" : String(sum % 11);
}
