import { setImmediate } from "node:timers/promises";

/** ms of work at a time: less than a search takes, so that whoever shares the thread hardly notices. */
const turn = 2;

/** Lets others be served in between, by the clock: rows of one table take ten times as long as those of another. */
export interface Turns {
  /** Whether it is somebody else's turn; then the caller waits for `next`. */
  isOver(): boolean;
  next(): Promise<void>;
}

export function takeTurns(): Turns {
  let began = performance.now();
  return {
    isOver: () => performance.now() - began >= turn,
    async next() {
      await setImmediate();
      began = performance.now();
    },
  };
}

/** Maps a long list without holding up the event loop. */
export async function inTurns<From, To>(
  items: readonly From[],
  work: (item: From, index: number) => To,
): Promise<To[]> {
  const turns = takeTurns();
  const results: To[] = [];
  for (const [index, item] of items.entries()) {
    results.push(work(item, index));
    if (turns.isOver()) await turns.next();
  }
  return results;
}
