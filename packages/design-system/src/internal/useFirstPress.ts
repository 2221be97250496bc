import { useEffect, useRef } from "react";

/** What a press starts is pending in the second render after it at the latest, or after this time in ms. */
const pendingWithin = { renders: 2, delay: 50 } as const;

/**
 * Returns a function that tells whether a press counts: not while what an earlier one started is pending, nor as the second of
 * two presses that a busy page receives together, before it shows that the first is pending.
 */
export function useFirstPress(isPending: boolean): () => boolean {
  const rendersSince = useRef(Infinity);
  useEffect(() => {
    rendersSince.current += 1;
  });
  return () => {
    if (isPending || rendersSince.current < pendingWithin.renders) return false;
    rendersSince.current = 0;
    setTimeout(() => {
      rendersSince.current = Infinity;
    }, pendingWithin.delay);
    return true;
  };
}
