import { setImmediate } from "node:timers/promises";

/** So much work at a time keeps the event loop below some 10 ms. */
const slice = 500;

/** Maps a long list without holding up the event loop. */
export async function inSlices<From, To>(
  items: readonly From[],
  work: (item: From, index: number) => To,
): Promise<To[]> {
  const results: To[] = [];
  for (const [index, item] of items.entries()) {
    results.push(work(item, index));
    if (results.length % slice === 0) await setImmediate();
  }
  return results;
}
