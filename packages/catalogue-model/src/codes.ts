/** Letters that carry no combining mark, so that NFKD leaves them as they are. */
const undecomposed: Record<string, string> = { Ø: "O", Æ: "AE", Œ: "OE", Ł: "L", Đ: "D", ẞ: "SS" };

/** `Citroën` becomes `CITROEN`: upper case without accents. */
function plainUpper(text: string): string {
  const upper = text.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase();
  return upper.replace(/[ØÆŒŁĐẞ]/gu, (letter) => undecomposed[letter] ?? letter);
}

/**
 * The key by which codes are compared: upper case, letters and digits only. `D-1200`, `d 1200` and `D1200` all
 * give `D1200`. Empty when nothing is left.
 */
export function normalizeCode(code: string): string {
  return plainUpper(code).replace(/[^A-Z0-9]/gu, "");
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
