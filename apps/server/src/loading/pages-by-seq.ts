/** Pages of at most `size` rows in the order of their sequence numbers; `pageAfter` reads the one after a number. */
export async function* pagesBySeq<Row extends { readonly seq: number }>(
  size: number,
  pageAfter: (seq: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let seq = -1; ;) {
    const rows = await pageAfter(seq);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < size) return;
    seq = last.seq;
  }
}
