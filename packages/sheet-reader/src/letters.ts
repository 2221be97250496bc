/** The number of a column of a sheet by its letters: `A` is 1, `AA` is 27. */
export function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
