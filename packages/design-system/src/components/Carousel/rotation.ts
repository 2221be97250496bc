/** The next of `total` in either direction, round and round. */
export const step = (index: number, by: 1 | -1, total: number): number =>
  total === 0 ? 0 : (index + by + total) % total;
