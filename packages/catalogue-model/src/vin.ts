/** The position of a piece of text: from the first character to the one after the last. */
interface Span {
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

const vinLength = 17;
/** The first group has at least the manufacturer's code. */
const shortestFirst = 3;

/** Letters that cannot occur in a VIN, by the digit that they replace. */
const meant: Readonly<Record<string, string>> = { I: "1", O: "0", Q: "0" };

/** The last four of the seventeen characters are digits. */
const vinForm = /^(?=.*[A-Z])[A-HJ-NPR-Z0-9]{13}\d{4}$/u;

/** `balatas sentra 2012` has the same form, but groups of a VIN are not words, and have more digits than a year. */
const isWord = (group: string): boolean => /^(?=.*[aeiou])[a-z]{4,}$/iu.test(group);
const fewestDigits = 6;

/** The VINs in a text, in their order. Only their form is checked. */
export function vinsIn(text: string): FoundVin[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }));
  const found: FoundVin[] = [];
  for (const [at, { from, word }] of words.entries()) {
    if (from < (found.at(-1)?.to ?? 0)) continue;
    let typed = "";
    let end = from;
    for (const next of words.slice(at)) {
      const isGrouped = next.from > from;
      const isApart = !/^[ .-]?$/u.test(text.slice(end, next.from));
      if (isGrouped && (isApart || word.length < shortestFirst || isWord(word))) break;
      if (isGrouped && isWord(next.word)) break;
      typed += next.word.toUpperCase();
      end = next.to;
      if (typed.length >= vinLength) {
        const vin = typed.replaceAll(/[IOQ]/gu, (letter) => meant[letter] ?? letter);
        const digits = vin.replaceAll(/\D/gu, "").length;
        if (vinForm.test(vin) && (!isGrouped || digits >= fewestDigits)) {
          found.push({ vin, from, to: end, isCorrected: vin !== typed, isGrouped });
        }
        break;
      }
    }
  }
  return found;
}

/** Whether a text may contain a VIN. Such a text must not be stored, logged or written to a URL. */
export const hasVin = (text: string): boolean => vinsIn(text).length > 0;

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
