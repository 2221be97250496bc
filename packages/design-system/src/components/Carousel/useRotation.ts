import { useEffect, useState, useSyncExternalStore } from "react";
import { media } from "../../theme/scale.ts";
import { step } from "./rotation.ts";

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
 * Which item is shown. It changes by itself every `interval` ms, unless the reader paused it or is on it (`isHeld`),
 * the page is in the background, or less motion was asked for: then it cannot even be started.
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
    const timer = setTimeout(() => setChosen(step(index, 1, total)), interval);
    return () => clearTimeout(timer);
  }, [isTurning, index, total, interval]);

  return {
    index,
    canTurn,
    isTurning,
    isPaused,
    setPaused,
    go: (by: 1 | -1) => setChosen(step(index, by, total)),
  };
}
