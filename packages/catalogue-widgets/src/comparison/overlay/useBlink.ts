import { useEffect, useState } from "react";
import type { Side } from "../slot/state.ts";

/** How long each part is shown, in ms; below the accessibility limit of three flashes per second. */
export const blinkPeriod = 700;

/** Shows A and B alternately, so that differences are visible. */
export function useBlink() {
  /** The part that is shown alone; both while not blinking. */
  const [shown, setShown] = useState<Side | "both">("both");
  const [isRunning, setRunning] = useState(false);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setShown((now) => (now === "a" ? "b" : "a")), blinkPeriod);
    return () => clearInterval(timer);
  }, [isRunning]);

  /** Starts or stops. With reduced motion each press advances one step: A, B, both. */
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
