import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** ms of work before the browser can handle input again. */
const maxWorkMs = 8;
const waiting = new Set<() => void>();
let frame: number | undefined;

/** Once per frame, after its paint: laying out what was shown takes as long again. */
function plan() {
  frame ??= requestAnimationFrame(() => void setTimeout(work));
}

function work() {
  const start = performance.now();
  for (const show of waiting) {
    waiting.delete(show);
    // Otherwise React would render all of them at once.
    flushSync(show);
    if (performance.now() - start > maxWorkMs) break;
  }
  frame = undefined;
  if (waiting.size > 0) plan();
}

/** Shows `meanwhile`, and its content soon after: fields of many rows appear a few at a time, which keeps the page responsive. */
export function Later(props: { meanwhile: ReactNode; children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const show = () => setShown(true);
    waiting.add(show);
    plan();
    return () => void waiting.delete(show);
  }, []);
  return isShown ? props.children : props.meanwhile;
}
