/** Reads the codes and quantities of a cell or a sentence. */
import { normalizeCode } from "../codes.ts";
import { gtinsIn, hasGtinLength } from "../gtin.ts";
import { codesIn, listParts } from "./codes-in.ts";
import {
  amount,
  figureOf,
  isUnit,
  numberOfWord,
  quantityOf,
  quantityWord,
  units,
} from "./quantities.ts";

/** A piece of a line: a code, perhaps with its quantity; a number that may be a quantity; or a rest with digits. */
export type Item =
  | { readonly kind: "code"; readonly code: string; readonly quantity?: number | undefined }
  | { readonly kind: "figure"; readonly value: number; readonly text: string }
  | { readonly kind: "rest"; readonly text: string };

const shortestInGroups = 12;
const longestInGroups = 40;
const shortestToken = 4;

export const hasDigit = (text: string): boolean => /\d/u.test(text);
const hasLetter = (text: string) => /\p{L}/u.test(text);

/** Patterns of a code with a quantity; the named groups are `code` and `quantity`. */
const phrases = [
  // 2 x BR31338, 2xBR31338; 5X100 and 57XXKH04 are codes.
  new RegExp(`^${amount}\\s*(?:[×*]|x(?=\\s|(?!x)\\p{L}))\\s*(?<code>\\S.*)$`, "iu"),
  // 4 pcs BR31338
  new RegExp(`^${amount}\\s*${units}\\s+(?:de |of )?(?<code>\\S.*)$`, "iu"),
  // BR31338 (4), BR31338 [4]
  new RegExp(`^(?<code>.*\\S)\\s*[([]\\s*(?:x\\s*)?${amount}\\s*(?:${units})?\\s*[)\\]]$`, "iu"),
  // BR31338 x 2, BR31338 * 2, BR31338 por 2
  new RegExp(`^(?<code>.*\\S)(?:\\s+(?:x|por )|\\s*[×*])\\s*${amount}$`, "iu"),
  // BR31338: 2, BR31338 = 2
  new RegExp(`^(?<code>.*\\S)\\s*[:=]\\s*${amount}(?:\\s*${units})?$`, "iu"),
  // BR31338 qty 4, cantidad: 4 BR31338
  new RegExp(`^(?<code>.*\\S)\\s+${quantityWord}${amount}$`, "iu"),
  new RegExp(`^${quantityWord}${amount}(?:\\s*${units})?\\s+(?:de |of )?(?<code>\\S.*)$`, "iu"),
  // BR31338 4 pcs, BR31338 - 4 pcs
  new RegExp(`^(?<code>.*[^\\s–-])\\s+(?:[–-] )?${amount}\\s*${units}$`, "iu"),
  // BR31338x4; 57XXKH04 is a code.
  new RegExp(`^(?<code>\\p{L}+\\d{3,})x${amount}$`, "iu"),
];

/** `0 986 479 103` is a code in groups. */
const trailing =
  /^(?<code>(?=\S+\s+\S+$|.*\p{L}).*\S)\s+(?<quantity>\d{1,3}(?:[.,]\d{3})+|\d{1,5})$/u;

/** A barcode number, also in the groups in which it is printed: `4 00075 24515 1`. A short one may be a code with a quantity. */
export const isBarcode = (text: string): boolean =>
  hasGtinLength(text) ||
  (text.length <= longestInGroups &&
    gtinsIn(text).some(
      ({ digits, from, to, isValid }) =>
        isValid && digits.length >= shortestInGroups && from === 0 && to === text.length,
    ));

/** A code without spaces that is certainly one: letters and digits, or many digits. */
const isWholeCode = (token: string): boolean =>
  (hasDigit(token) && hasLetter(token) && normalizeCode(token).length >= shortestToken) ||
  (/^[\d./-]+$/u.test(token) && token.replaceAll(/\D/gu, "").length >= 6);

/** Words of sentences; shorter ones may be the letters of a code. */
const filler =
  /^(?:\p{L}{4,}|por|pls|de|del|la|las|los|el|me|mi|y|e|o|a|con|sin|the|of|and|or|for|need|hi)$/iu;
const isFiller = (token: string) => filler.test(token) && !isUnit(token);
/** Without signs of sentences. */
const bareWord = (token: string) =>
  token
    .replace(/^[¡¿"']+/u, "")
    .replace(/[:.,;!?"']+$/u, "")
    .replace(/^\((.*)\)$/u, "$1");

/** The text without words at its ends, with quantities in digits: `necesito dos BR31338 por favor` is `2 BR31338`. */
function withoutWords(text: string): string {
  const tokens = text.split(/\s+/u);
  const isWord = (token: string | undefined) => token !== undefined && isFiller(bareWord(token));
  let [from, to] = [0, tokens.length];
  while (from < to && isWord(tokens[from])) from += 1;
  while (to > from && isWord(tokens[to - 1])) to -= 1;
  const spelled = tokens.slice(from, to).map((token) => numberOfWord(token)?.toString() ?? token);
  return spelled.join(" ").replace(/[.,;:!?]+$/u, "");
}

/** Reads a code and an optional quantity from a text. */
function phraseOf(text: string): Item {
  if (isBarcode(text)) return { kind: "code", code: text };
  for (const phrase of phrases) {
    const { code, quantity } = phrase.exec(text)?.groups ?? {};
    if (code === undefined || quantity === undefined || !hasDigit(code)) continue;
    return { kind: "code", code, quantity: quantityOf(quantity) };
  }
  // `BR31338 4` has a quantity, `BR 31338` has none, because `BR` is not a code by itself.
  const last = trailing.exec(text)?.groups;
  if (last?.["code"] !== undefined && hasDigit(last["code"])) {
    return { kind: "code", code: last["code"], quantity: quantityOf(last["quantity"] ?? "") };
  }
  const first = /^(?<quantity>\d{1,5})\s+(?<code>.*\S)$/u.exec(text)?.groups;
  if (first?.["code"] !== undefined && hasDigit(first["code"]) && hasLetter(first["code"])) {
    return { kind: "code", code: first["code"], quantity: Number(first["quantity"]) };
  }
  return { kind: "code", code: text };
}

/** The tokens of a text as items; undefined if one of them is neither a whole code nor a quantity nor a word. */
export function tokenItems(tokens: readonly string[]): readonly Item[] | undefined {
  if (tokens.length > 1 && tokens.every((token) => /^\d{5,}$/u.test(token)))
    return tokens.map((code) => ({ kind: "code", code }));
  const items: Item[] = [];
  for (const token of tokens) {
    const value = figureOf(token);
    const word = bareWord(token);
    if (value !== undefined) items.push({ kind: "figure", value, text: token });
    else if (isWholeCode(word)) items.push(phraseOf(word));
    else if (hasDigit(token)) return undefined;
  }
  return items.filter(({ kind }) => kind === "code").length > 1 ? items : undefined;
}

const shortestKey = 3;
/** A quantity with commas between its thousands, which do not separate codes. */
const thousands = /(?<=^|[\s(x×*:=])\d{1,3}(?:,\d{3})+(?![\d,])/giu;

/** The items of a cell or a sentence. */
export function itemsIn(written: string): readonly Item[] {
  if (!hasDigit(written)) return [];
  const whole = figureOf(written);
  if (whole !== undefined) return [{ kind: "figure", value: whole, text: written }];
  if (isBarcode(written)) return [{ kind: "code", code: written }];
  const text = written.replaceAll(thousands, (number) => number.replaceAll(",", ""));
  const listed = codesIn(text);
  return (listed.length > 1 ? listed : listParts(text)).flatMap((part): readonly Item[] => {
    if (!hasDigit(part)) return [];
    const value = listed.length > 1 ? undefined : figureOf(part);
    if (value !== undefined) return [{ kind: "figure", value, text: part }];
    const bare = withoutWords(part);
    if (!hasDigit(bare)) return [{ kind: "rest", text: part }];
    const alone = bare === part ? undefined : figureOf(bare);
    if (alone !== undefined) return [{ kind: "figure", value: alone, text: bare }];
    const item = phraseOf(bare);
    const isShort = item.kind === "code" && normalizeCode(item.code).length < shortestKey;
    return tokenItems(bare.split(/\s+/u)) ?? [isShort ? { kind: "rest", text: part } : item];
  });
}
