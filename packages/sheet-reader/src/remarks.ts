/** Recognizes rows among the data that are not data: examples, totals and remarks. Pure. */
import { isEmpty } from "./header.ts";
import type { SheetCell } from "./numbers.ts";

/** `Ej: BR31338`, `Ejemplo BR31338`, `e.g. BR31338`. */
const example =
  /^(?:p(?:or|\.)?\s*)?(?:ej(?:emplos?)?|examples?|ex(?=\s*:)|e\.\s?g)(?:\s*[.:]\s*|\s+|$)/iu;
/** `TOTAL 1`, `Subtotal:`, `Gran total`, `Suma`. */
const total = /^(?:(?:gran(?:d)?|sub)[\s-]?)?(?:total(?:es)?|sum(?:a|as)?)(?![\p{L}\d-])/iu;
const word = /\p{L}{2,}/gu;
/** A remark with numbers, as of a date, has at least this many words. */
const longRemark = 4;

/** Whether a text in place of a code is an example, a total or a remark: a remark has several words without a digit, or many. */
export const isRemark = (text: string): boolean => isLabel(text.trim()) || isSentence(text.trim());

const isLabel = (text: string) => example.test(text) || total.test(text);

function isSentence(text: string): boolean {
  const words = text.match(word)?.length ?? 0;
  return /\s/u.test(text) && words >= (/\d/u.test(text) ? longRemark : 2);
}

/**
 * The text of a row that is not data; undefined for any other row.
 * @param codeAt index of the column of codes. Without a code, a label further right counts, and a text that is alone in its row.
 */
export function remarkOf(row: readonly SheetCell[], codeAt: number): string | undefined {
  const filled = row.flatMap((cell) => (isEmpty(cell) ? [] : [String(cell).trim()]));
  const code = row[codeAt];
  const [text = ""] = isEmpty(code) ? filled : [String(code).trim()];
  const isOther = isEmpty(code) && filled.length > 1 ? isLabel : isRemark;
  return isOther(text) ? text : undefined;
}
