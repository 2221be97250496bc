import { type RefObject, useEffect } from "react";
import { activeElement } from "../../internal/activeElement.ts";

const steps: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from, count) => Math.min(from + 1, count - 1),
  ArrowUp: (from) => Math.max(from - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys, Home and End move focus between rows. */
export function useArrows(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (!element || !step || event.altKey || event.ctrlKey || event.metaKey) return;
      const rows = [...element.querySelectorAll<HTMLElement>("a, button")].filter((row) =>
        row.checkVisibility(),
      );
      const from = rows.findIndex((row) => row === activeElement());
      if (from < 0) return;
      event.preventDefault();
      rows[step(from, rows.length)]?.focus();
    };
    element?.addEventListener("keydown", move);
    return () => element?.removeEventListener("keydown", move);
  }, [list]);
}
