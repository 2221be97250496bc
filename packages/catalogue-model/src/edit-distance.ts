/** Number of edits between two words, with swapped neighbors as one edit; `maxEdits` + 1 if there are more. */
export function editDistance(one: string, other: string, maxEdits: number): number {
  if (Math.abs(one.length - other.length) > maxEdits) return maxEdits + 1;
  let [before, above, row]: [number[], number[], number[]] = [[], [], []];
  for (let j = 0; j <= other.length; j += 1) above.push(j);
  for (let i = 1; i <= one.length; i += 1) {
    // Cells further from the diagonal have more edits.
    const [first, last] = [Math.max(1, i - maxEdits), Math.min(other.length, i + maxEdits)];
    row[first - 1] = first === 1 ? i : maxEdits + 1;
    let least = row[first - 1] ?? 0;
    for (let j = first; j <= last; j += 1) {
      const changed = one[i - 1] === other[j - 1] ? 0 : 1;
      let edits = Math.min(
        (above[j - 1] ?? 0) + changed,
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      }
      row[j] = edits;
      least = Math.min(least, edits);
    }
    if (last < other.length) row[last + 1] = maxEdits + 1;
    if (least > maxEdits) return maxEdits + 1;
    [before, above, row] = [above, row, before];
  }
  return Math.min(above[other.length] ?? 0, maxEdits + 1);
}
