/** Long enough to read a banner, in ms. */
export const bannerPause = 7000;

/** The next banner in either direction, round and round. */
export function step(index: number, by: 1 | -1, total: number): number {
  return (index + by + total) % total;
}
