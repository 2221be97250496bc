/** An invisible zero-width text, so that an element without text aligns to the baseline of adjacent text. */
export const strut = { content: '"\\200b" / ""', inlineSize: 0 } as const;
