/** Quantities beside codes: as numbers, with units, and as words. */
export const units =
  "(?:pcs?|pzs?|pzas?|piezas?|pieces?|uds?|unds?|unid(?:ad(?:es)?)?|units?|ea|juegos?|jgos?|jgs?|sets?|pares|par|pairs?|cajas?|boxes|box|kits?)\\.?";
/** In front of a quantity. */
export const quantityWord = "(?:q(?:uanti)?ty|cant(?:idad)?)\\.?[ :]*";
export const amount = "(?<quantity>\\d{1,3}(?:[.,]\\d{3})+|\\d{1,7})";

const figure = new RegExp(`^(\\d{1,3}(?:[.,]\\d{3})+|\\d{1,7})(?:[.,]0{1,2})?\\s*${units}$`, "iu");
const bareFigure = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,7})(?:[.,]0{1,2})?$/u;
const markedFigure = /^(?:[x×*]\s*(\d{1,6})|(\d{1,6})\s*[x×*]|[([]\s*x?\s*(\d{1,6})\s*[)\]])$/iu;
/** A longer number, or one that starts with 0, is rather a code. */
const likelyFigure = /^(?!0\d)(\d{1,3}(?:[.,]\d{3})+|\d{1,5})(?:[.,]0{1,2})?$/u;
const unit = new RegExp(`^${units}$`, "iu");

const words = [
  ["un", "una", "uno", "one"],
  ["dos", "two"],
  ["tres", "three"],
  ["cuatro", "four"],
  ["cinco", "five"],
  ["seis", "six"],
  ["siete", "seven"],
  ["ocho", "eight"],
  ["nueve", "nine"],
  ["diez", "ten"],
];
const byWord = new Map(
  words.flatMap((spelled, index) => spelled.map((word): [string, number] => [word, index + 1])),
);

/** `4`, `4.0`, `1,000`, `4 pcs`; undefined for anything but a whole number. */
export function quantityOf(text: string): number | undefined {
  const [, digits] = bareFigure.exec(text) ?? figure.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(/[.,]/gu, ""));
}

/** The same beside several codes: `x4`, `4x`, `(4)`, `4pcs`, `cuatro`; undefined also for numbers that are rather codes. */
export function figureOf(token: string): number | undefined {
  const groups = markedFigure.exec(token) ?? likelyFigure.exec(token) ?? figure.exec(token) ?? [];
  const digits = groups.slice(1).find((group) => group !== undefined);
  if (digits !== undefined) return Number(digits.replaceAll(/[.,]/gu, ""));
  return numberOfWord(token);
}

export const numberOfWord = (word: string): number | undefined => byWord.get(word.toLowerCase());

export const isUnit = (token: string): boolean => unit.test(token);
