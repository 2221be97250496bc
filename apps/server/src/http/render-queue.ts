import { setTimeout as pause } from "node:timers/promises";
import { message } from "../messages/message.ts";
import { Problem } from "./problems.ts";

/** Maximum number of renderings that wait; the last one waits for about half a second. */
const longestQueue = 16;
/** Between two renderings, in ms: an answer to another request may need several turns of the event loop. */
const pauseMs = 10;

/** Runs a rendering when it is its turn. @throws Problem `unavailable` when too many wait */
export type RenderQueue = <Result>(render: () => Promise<Result>) => Promise<Result>;

/**
 * Runs renderings one after the other. A rendering occupies the processor for some ms, so other requests are answered
 * between two of them.
 */
export function createRenderQueue(maxWaiting = longestQueue): RenderQueue {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (render) => {
    if (waiting >= maxWaiting) {
      throw new Problem("unavailable", message("request.tooManyRenderings"), {
        headers: { "retry-after": "1" },
      });
    }
    waiting += 1;
    const rendering = last.then(() => {
      waiting -= 1;
      return render();
    });
    last = rendering.catch(() => undefined).then(() => pause(pauseMs));
    return rendering;
  };
}
