import type { CSSProperties } from "react";

/** Characters from the decimal point on; a thousands separator is a comma in both languages. */
const fractionOf = (content: unknown): number =>
  typeof content === "string" || typeof content === "number"
    ? (/\.\d+$/.exec(String(content))?.[0].length ?? 0)
    : 0;

export const longestFraction = (contents: readonly unknown[]): number =>
  contents.reduce<number>((longest, content) => Math.max(longest, fractionOf(content)), 0);

/** Room behind a figure for the decimals it does not have, so that points stand under each other. In mono only. */
export const decimalPadding = (content: unknown, longest: number): CSSProperties | undefined => {
  const missing = longest - fractionOf(content);
  return missing > 0 && content !== "" && content !== null
    ? ({ "--missing": `${missing}ch` } as CSSProperties)
    : undefined;
};
