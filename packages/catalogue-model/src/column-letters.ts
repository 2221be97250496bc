/** The letters of a column of a spreadsheet: `A` is 1, `AA` is 27. */
export function lettersOf(column: number): string {
  const rest = (column - 1) % 26;
  const before = (column - 1 - rest) / 26;
  return (before > 0 ? lettersOf(before) : "") + String.fromCharCode(65 + rest);
}
