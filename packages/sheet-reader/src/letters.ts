/** Columns of a sheet by their letters. */

/** `A` is 1, `AA` is 27. */
export function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

export function lettersOf(column: number): string {
  const rest = (column - 1) % 26;
  const before = (column - 1 - rest) / 26;
  return (before > 0 ? lettersOf(before) : "") + String.fromCharCode(65 + rest);
}
