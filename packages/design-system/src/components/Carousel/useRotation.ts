import { useEffect, useState, useSyncExternalStore } from "react";
import { media } from "../../theme/scale.ts";

const onMotion = (onChange: () => void) => {
  const query = window.matchMedia(media.reducedMotion);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};
const wantsStillness = () => window.matchMedia(media.reducedMotion).matches;

const onVisibility = (onChange: () => void) => {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
};
const isInBackground = () => document.visibilityState === "hidden";

/**
 * The current item. It advances every `interval` ms unless paused, hovered or focused (`isHeld`), or in a background
 * tab. Under `prefers-reduced-motion` it never advances by itself and cannot be started.
 */
export function useRotation(total: number, interval: number, isHeld: boolean) {
  const [chosen, setChosen] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isStill = useSyncExternalStore(onMotion, wantsStillness, () => true);
  const isAway = useSyncExternalStore(onVisibility, isInBackground, () => true);
  const index = Math.max(0, Math.min(chosen, total - 1));
  const canTurn = total > 1 && interval > 0 && !isStill;
  const isTurning = canTurn && !isPaused && !isHeld && !isAway;

  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setTimeout(() => setChosen((index + 1) % total), interval);
    return () => clearTimeout(timer);
  }, [isTurning, index, total, interval]);

  const go = (by: 1 | -1) => setChosen((index + by + total) % total);
  return { index, canTurn, isTurning, isPaused, setPaused, go };
}
