/** Words of no width, read by nobody: what has none of its own stands on the line of those beside it. */
export const strut = { content: '"\\200b" / ""', inlineSize: 0 } as const;
