import { setImmediate } from "node:timers/promises";

/** Shorter than a search, so that other work in the thread is hardly delayed. */
const sliceMs = 2;

/** Lets other work in the thread run. Measured by time, because rows of one table take ten times as long as those of another. */
export function createYielder() {
  let began = performance.now();
  return {
    /** Whether the time slice is used up; then the caller awaits `pause`. */
    isDue: () => performance.now() - began >= sliceMs,
    async pause() {
      await setImmediate();
      began = performance.now();
    },
  };
}

/** Maps a long list without blocking the event loop. */
export async function mapYielding<From, To>(
  items: readonly From[],
  work: (item: From, index: number) => To,
): Promise<To[]> {
  const yielder = createYielder();
  const results: To[] = [];
  for (const [index, item] of items.entries()) {
    results.push(work(item, index));
    if (yielder.isDue()) await yielder.pause();
  }
  return results;
}
