import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** Whether the pointer or the focus is on an element: whoever is there is reading. */
export function useHeld(root: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const listeners = [
      ["pointerenter", () => setHeld(true)],
      ["focusin", () => setHeld(true)],
      ["pointerleave", () => setHeld(false)],
      ["focusout", () => setHeld(false)],
    ] as const;
    for (const [event, listener] of listeners) element.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of listeners) element.removeEventListener(event, listener);
    };
  }, [root]);
  return isHeld;
}
