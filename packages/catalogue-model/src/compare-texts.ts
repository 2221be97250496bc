/** Orders texts by their code units, the same in every language and database. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
