import { halfWidth, normalizeCode } from "../codes.ts";
import { units } from "./quantities.ts";

/** `D1210 - 4 pcs` is one code with its quantity. */
const noQuantity = `(?!\\d{1,5}\\s*${units}(?![\\p{L}\\p{N}]))`;

/**
 * What separates codes: a run of two or more spaces, a tab, an ideographic space, signs of lists, and between spaces also
 * signs that are part of codes. `8878 - D1650` is one number of a plate.
 */
const separator = new RegExp(
  [
    String.raw`\s*[,;|\n\r\t\u2028\u3000、]\s*`,
    String.raw`\s+[/+&]\s+`,
    String.raw`\s+(?:y|e|o|and|or)\s+`,
    String.raw`(?<!(?<![\p{L}\p{N}])\d{4})\s+\p{Pd}+\s+${noQuantity}`,
    String.raw`\s+\p{Pd}+\s+${noQuantity}(?![A-Z]{1,3}\d{3,4}(?![\p{L}\p{N}]))`,
    String.raw`\s{2,}`,
  ].join("|"),
  "iu",
);
/** Separates codes if each part is long enough, because codes in groups have it too. */
const noBreakSpace = /[\u00A0\u2007\u202F]/u;
const shortestListed = 3;
const shortestApart = 5;

/** The parts of a text between separators of lists, trimmed. */
export const listParts = (text: string): readonly string[] =>
  text.trim().split(separator).filter(Boolean);

const isListed = (part: string, shortest = shortestListed) =>
  /\d/u.test(part) && normalizeCode(part).length >= shortest;

/** Letters as `A`, digits as `0`. */
const shapeOf = (part: string) => part.replace(/\p{L}/gu, "A").replace(/\d/gu, "0");

/**
 * The codes of a cell that lists several: `D1754 / D1377` has two. A slash without spaces separates codes only if they are alike
 * and have letters, because it is also part of codes.
 * @returns the whole text, trimmed, if it is one code
 */
export function codesIn(text: string): readonly string[] {
  const whole = halfWidth(text).trim();
  const parts = listParts(whole);
  if (parts.length > 1 && parts.every((part) => isListed(part))) return parts;
  const apart = whole.split(noBreakSpace);
  if (apart.length > 1 && apart.every((part) => isListed(part, shortestApart))) return apart;
  const slashed = whole.split("/");
  const [shape = "", ...others] = slashed.map(shapeOf);
  const isAlike = others.length > 0 && others.every((other) => other === shape);
  const areCodes = shape.includes("A") && slashed.every((part) => isListed(part));
  return isAlike && areCodes ? slashed : [whole];
}
