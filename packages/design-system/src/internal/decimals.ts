import type { CSSProperties } from "react";

/** Length from the decimal point on; the thousands separator is a comma in all languages. */
const fractionOf = (content: unknown): number =>
  typeof content === "string" || typeof content === "number"
    ? (/\.\d+$/.exec(String(content))?.[0].length ?? 0)
    : 0;

export const longestFraction = (contents: readonly unknown[]): number =>
  contents.reduce<number>((longest, content) => Math.max(longest, fractionOf(content)), 0);

/** Padding for missing decimals, so that decimal points align. For mono text only. */
export const decimalPadding = (content: unknown, longest: number): CSSProperties | undefined => {
  const missingLength = longest - fractionOf(content);
  return missingLength > 0 && content !== "" && content !== null
    ? ({ "--missing": `${missingLength}ch` } as CSSProperties)
    : undefined;
};
