import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** ms of work before the browser can handle input again. */
const most = 8;
const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function work() {
  const start = performance.now();
  for (const show of waiting) {
    waiting.delete(show);
    // Otherwise React would render all of them at once.
    flushSync(show);
    if (performance.now() - start > most) break;
  }
  timer = waiting.size > 0 ? setTimeout(work) : undefined;
}

/** Shows `meanwhile`, and its content soon after: fields of many rows appear a few at a time, which keeps the page responsive. */
export function Later(props: { meanwhile: ReactNode; children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const show = () => setShown(true);
    waiting.add(show);
    timer ??= setTimeout(work);
    return () => void waiting.delete(show);
  }, []);
  return isShown ? props.children : props.meanwhile;
}
