import type { Span } from "./text.ts";

/** A month or months of one year. */
export interface MonthsOfYear extends Span {
  readonly year: number;
  readonly months: { readonly from: number; readonly to: number };
}

const month = "(0?[1-9]|1[0-2])";
const written = new RegExp(
  String.raw`(?<![\p{L}\p{N}/.,])${month}\/((?:19|20)\d\d)(?:\s?[-–—]\s?${month}\/\2)?(?![\p{L}\p{N}/])`,
  "u",
);

/** `06/2009`, and `01/2009-05/2009`; undefined without any. */
export function monthsIn(text: string): MonthsOfYear | undefined {
  const match = written.exec(text);
  if (!match) return undefined;
  const [whole, from = "", year, to = from] = match;
  if (Number(to) < Number(from)) return undefined;
  const months = { from: Number(from), to: Number(to) };
  return { from: match.index, to: match.index + whole.length, year: Number(year), months };
}
