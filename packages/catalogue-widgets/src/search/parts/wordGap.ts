/** Between words that stand in elements of their own. */
export const wordGap = " ";
