/** Separates the name of a brand from the code after it. Pure. */
import type { SheetCell } from "./numbers.ts";

export interface NamedCode {
  readonly name: string;
  readonly code: string;
}

/** Words with fewer letters may be the beginning of a code, as in `TRW GDB 1234`. */
const longWord = 4;
const digit = /\p{N}/u;
const lettersIn = (word: string) => word.match(/\p{L}/gu)?.length ?? 0;

/**
 * The name and the code of a text such as `FEBI BILSTEIN 170395`. The name ends with the last long word before the first digit, or
 * else with the first word. Undefined for a text that does not begin with a name, or that has no digit.
 */
export function namedCode(text: string): NamedCode | undefined {
  const words = [...text.matchAll(/\S+/gu)];
  const first = words.findIndex(([word]) => digit.test(word));
  const before = words.slice(0, Math.max(0, first));
  if (lettersIn(before[0]?.[0] ?? "") < 2) return undefined;
  const last = before.findLastIndex(([word]) => lettersIn(word) >= longWord);
  const end = words[Math.max(0, last) + 1]?.index ?? 0;
  return {
    name: text
      .slice(0, end)
      .trim()
      .replace(/\s*[-:;,/–—]$/u, ""),
    // Spaces inside may separate several codes.
    code: text
      .slice(end)
      .trim()
      .replace(/^[-:;,/–—]\s+/u, ""),
  };
}

/** A cell as a column of names reads it: null without a name before a code. */
export const nameIn = (cell: SheetCell): SheetCell =>
  (typeof cell === "string" ? namedCode(cell)?.name : undefined) ?? null;

/** A cell as a column of codes reads it, without the name before the code. */
export const codeIn = (cell: SheetCell): SheetCell =>
  (typeof cell === "string" ? namedCode(cell)?.code : undefined) ?? cell;
