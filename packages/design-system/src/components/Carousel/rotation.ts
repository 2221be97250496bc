/** The next index in either direction, wrapping at both ends. */
export const step = (index: number, by: 1 | -1, total: number): number =>
  total === 0 ? 0 : (index + by + total) % total;
