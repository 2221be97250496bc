/**
 * The texts that bar code readers send, as the GS1 General Specifications (release 18) describe them: symbology identifiers
 * (section 5.1.2), element strings (section 7.8) and UPC-E (section 5.2).
 */
import { isGtin } from "./gtin.ts";

/** The symbology identifiers of bar codes with element strings: GS1-128, DataBar, DataMatrix, QR and DotCode. */
const elementStrings = /^\](?:C1|e0|d2|Q3|J1)/u;
/** Of any bar code: `]` with a letter and a sign that states its options. */
const symbology = /^\][A-Za-z][\dA-Za-z]/u;
/** FNC1, which ends an element string of variable length, is sent as this control character. */
export const elementSeparator = "\u001D";

/** Digits of the element strings with a predefined length, by the first two digits of their identifier (figure 7.8.4-2). */
const predefined = new Map(
  (
    [
      [4, "20"],
      [8, "11 12 13 14 15 16 17 18 19"],
      [10, "31 32 33 34 35 36"],
      [16, "01 02 03 41"],
      [18, "04"],
      [20, "00"],
    ] as const
  ).flatMap(([length, identifiers]) =>
    identifiers.split(" ").map((identifier): [string, number] => [identifier, length]),
  ),
);

/** The article number among element strings, the one with the identifier 01. */
function gtinOf(text: string): string | undefined {
  for (let at = 0; at < text.length;) {
    if (text[at] === elementSeparator) {
      at += 1;
      continue;
    }
    const gtin = /^01(\d{14})/u.exec(text.slice(at, at + 16))?.[1];
    if (gtin !== undefined) return gtin;
    const end = text.indexOf(elementSeparator, at);
    const variable = end === -1 ? text.length : end;
    const length = predefined.get(text.slice(at, at + 2));
    at = length === undefined ? variable : at + length;
  }
  return undefined;
}

/** The start and stop signs of Code 39, which some readers send. */
const code39 = /^\*([\dA-Z .$/+%-]+)\*$/u;
/** GS1 Digital Link (release 1.6): the article number in the path of any web address, also without its scheme. */
const digitalLink = /^(?:https?:\/\/|(?=[^\s/?#]+\.))[^\s?#]+\/01\/(\d{8,14})(?=[/?#]|$)/iu;

/**
 * What a bar code says: its text without the symbology identifier, or the GTIN of a label with element strings, also without
 * the identifier, and with identifiers in parentheses.
 */
export function scannedText(read: string): string {
  const text = read.replace(symbology, "").replace(code39, "$1");
  const linked = digitalLink.exec(text)?.[1];
  if (linked !== undefined) return linked;
  const starts = elementStrings.test(read) || text.startsWith(elementSeparator);
  const printed = /\(01\)\s?(\d{14})(?!\d)/u.exec(text)?.[1];
  const gtin = printed ?? (starts || text.startsWith("01") ? gtinOf(text) : undefined);
  return gtin !== undefined && (starts || isGtin(gtin)) ? gtin : text;
}

/**
 * Where another scan went into the same field: in front of a symbology identifier behind letters or digits, between the
 * signs of two bar codes in Code 39, and behind the article number of element strings.
 */
const nextScan =
  /(?<=[\p{L}\p{N}*])(?=\][A-Za-z][\dA-Za-z][\p{L}\p{N}])|(?<=[\dA-Z]\*)(?=\*[\dA-Z])|(?<=^01\d{14})(?=01\d{14}$)/u;

/** A text with spaces in place of what only bar codes have, so that the other characters stay where they are. */
export const withoutScanSigns = (text: string): string =>
  text.split(nextScan).map(withoutSigns).join("");

function withoutSigns(text: string): string {
  const read = text.trim();
  const content = scannedText(read);
  if (content === read || content === "") return text;
  const at = text.lastIndexOf(content);
  return at < 0 ? text : " ".repeat(at) + content + " ".repeat(text.length - at - content.length);
}
