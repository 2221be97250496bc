/** Letters without a combining mark, which NFKD leaves unchanged. */
const undecomposed: Record<string, string> = { Ø: "O", Æ: "AE", Œ: "OE", Ł: "L", Đ: "D", ẞ: "SS" };

/** Most texts, which need no conversion of single letters. */
const isAscii = (text: string): boolean => !/\P{ASCII}/u.test(text);

/** `Citroën` becomes `CITROEN`: upper case without accents. */
function plainUpper(text: string): string {
  if (isAscii(text)) return text.toUpperCase();
  const upper = text.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase();
  return upper.replace(/[ØÆŒŁĐẞ]/gu, (letter) => undecomposed[letter] ?? letter);
}

/** Capital letters of other alphabets that look like Latin ones, each above the letter it looks like. */
const looks = [
  ["АВЕКМНОРСТУХІЈЅԚԜ", "ABEKMHOPCTYXIJSQW"],
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"],
] as const;
const latinLooks = new Map(
  looks.flatMap(([foreign, latin]) =>
    Array.from(foreign, (letter, at): [string, string] => [letter, latin[at] ?? letter]),
  ),
);
const lookAlike = new RegExp(`[${looks.map(([foreign]) => foreign).join("")}]`, "giu");

/** The text with Latin letters in place of Cyrillic and Greek ones that look the same. */
export function withLatinLetters(text: string): string {
  if (isAscii(text)) return text;
  return text.replace(lookAlike, (letter) => {
    const upper = letter.toUpperCase();
    const latin = latinLooks.get(upper) ?? letter;
    return upper === letter ? latin : latin.toLowerCase();
  });
}

/** Full-width forms, as East Asian keyboards type them, as plain ones; the length stays. */
export const halfWidth = (text: string): string =>
  isAscii(text)
    ? text
    : text.replace(/[\uFF01-\uFF5E]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** The text with Latin letters and digits in place of others that look the same; the length stays. */
export const plainLatin = (text: string): string => withLatinLetters(halfWidth(text));

/**
 * The key by which codes are compared: upper case, letters and digits only. `D-1200`, `d 1200` and `D1200` all
 * give `D1200`, also if a letter is a Cyrillic or Greek look-alike. Empty when nothing is left.
 */
export function normalizeCode(code: string): string {
  return withLatinLetters(plainUpper(code)).replace(/[^A-Z0-9]/gu, "");
}

/**
 * The key by which names (makers, models, files, accounts) are compared: lower case, no accents, runs of white
 * space as one space. Punctuation stays: `CX-5` and `CX5` are two models.
 */
export function foldText(text: string): string {
  return plainUpper(text).toLowerCase().replace(/\s+/gu, " ").trim();
}

/** Case, accents, spaces and signs are ignored in a spreadsheet's header: `outer diam` is `OUTER_DIAM`. */
export function headerKey(header: string): string {
  return plainUpper(header).replace(/[^\p{L}\p{N}]/gu, "");
}
