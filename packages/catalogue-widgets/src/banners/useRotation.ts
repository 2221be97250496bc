import { useEffect, useState } from "react";
import { bannerPause, step } from "./rotation.ts";

const prefersStillness = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Which banner is shown. It changes by itself unless the reader paused it, is on it (`isHeld`), or
 * prefers reduced motion.
 */
export function useRotation(total: number, isHeld: boolean) {
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !prefersStillness());
  const shown = Math.min(index, total - 1);
  const turns = isPlaying && !isHeld && total > 1;

  useEffect(() => {
    if (!turns) return undefined;
    const timer = setTimeout(() => setIndex(step(shown, 1, total)), bannerPause);
    return () => clearTimeout(timer);
  }, [turns, shown, total]);

  return {
    shown,
    isPlaying,
    setPlaying,
    go: (by: 1 | -1) => setIndex(step(shown, by, total)),
  };
}
