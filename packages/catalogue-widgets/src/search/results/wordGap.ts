/** A space between words in separate elements. */
export const wordGap = " ";
