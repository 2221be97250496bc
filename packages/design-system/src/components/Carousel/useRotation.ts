import { useEffect, useState, useSyncExternalStore } from "react";
import { useMediaQuery } from "../../internal/useMediaQuery.ts";
import { media } from "../../theme/scale.ts";

const onVisibility = (onChange: () => void) => {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
};
const isInBackground = () => document.visibilityState === "hidden";

/**
 * The current item. It advances every `interval` ms unless paused, hovered or focused (`isInUse`), or in a background
 * tab. Under `prefers-reduced-motion` it never advances by itself and cannot be started.
 */
export function useRotation(total: number, interval: number, isInUse: boolean) {
  const [chosen, setChosen] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isStill = useMediaQuery(media.reducedMotion, true);
  const isAway = useSyncExternalStore(onVisibility, isInBackground, () => true);
  const index = Math.max(0, Math.min(chosen, total - 1));
  const canTurn = total > 1 && interval > 0 && !isStill;
  const isTurning = canTurn && !isPaused && !isInUse && !isAway;

  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setTimeout(() => setChosen((index + 1) % total), interval);
    return () => clearTimeout(timer);
  }, [isTurning, index, total, interval]);

  const go = (by: 1 | -1) => setChosen((index + by + total) % total);
  return { index, canTurn, isTurning, isPaused, setPaused, go };
}
