/** Number of texts that a notice lists. */
const listed = 20;

/** The first of many texts, for a notice. */
export const firstTexts = (texts: readonly string[], separator = ", "): string =>
  texts.slice(0, listed).join(separator) + (texts.length > listed ? "…" : "");
