import { useEffect, useState } from "react";
import type { Side } from "../slot/state.ts";

/** How long each part is shown, in ms; slower than the three flashes a second that nobody should see. */
export const blinkPeriod = 700;

export interface Blink {
  /** Which part is shown alone; both while nothing blinks. */
  readonly shown: Side | "both";
  /** Starts or stops; where motion is unwanted, each press goes one step further: A, B, both. */
  readonly toggle: () => void;
}

/** Shows A and B in turn, the way astronomers find what moved. */
export function useBlink(): Blink {
  const [shown, setShown] = useState<Side | "both">("both");
  const [isRunning, setRunning] = useState(false);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setShown((now) => (now === "a" ? "b" : "a")), blinkPeriod);
    return () => clearInterval(timer);
  }, [isRunning]);

  const toggle = () => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setShown(after[shown]);
      return;
    }
    setRunning(!isRunning);
    setShown(isRunning ? "both" : "a");
  };
  return { shown, toggle };
}

const after = { both: "a", a: "b", b: "both" } as const satisfies Record<string, Side | "both">;
