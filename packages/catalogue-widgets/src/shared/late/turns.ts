import { type ComponentType, Fragment, lazy, type PropsWithChildren } from "react";

/** The end of the queue of regions that hydrate; undefined on pages that do not hydrate in turns. */
let last: Promise<void> | undefined;

/** Ends the current task, so that the browser can paint and answer before the next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * From now on each region of the page (`Late`) hydrates in a task of its own when it comes near the viewport, instead of
 * all in one long task. For pages that a server rendered, before they hydrate.
 */
export function hydrateInTurns(): void {
  last = Promise.resolve();
}

interface Turn {
  /** Suspends until `take` has resolved. */
  readonly Gate: ComponentType<PropsWithChildren>;
  /** Waits until the region is needed and those before it are done, and opens the gate. */
  readonly take: (region: HTMLElement) => Promise<void>;
  /** The region is needed, although it may be far away. */
  readonly hurry: () => void;
}

/** Of regions that need not wait. */
export const noTurn: Turn = {
  Gate: Fragment,
  take: () => Promise.resolve(),
  hurry: () => undefined,
};

function signal(): [given: Promise<void>, give: () => void] {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return [given, give];
}

export function createTurn(): Turn {
  if (last === undefined) return noTurn;
  const [needed, hurry] = signal();
  const [opened, open] = signal();
  return {
    Gate: lazy(async () => {
      await opened;
      return { default: Fragment };
    }),
    take: async (region) => {
      const unwatch = watch(region, hurry);
      await needed;
      unwatch();
      last = last?.then(nextTask);
      await last;
      open();
    },
    hurry,
  };
}

/** Calls back when the region is at most half a viewport away, or used from afar. A hidden region is never near. */
function watch(region: HTMLElement, callback: () => void): () => void {
  const stopping = new AbortController();
  for (const type of ["click", "focusin"])
    region.addEventListener(type, callback, { capture: true, signal: stopping.signal });
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
    },
    { rootMargin: "50%" },
  );
  // The region itself has no box.
  const [content] = region.children;
  if (content === undefined) callback();
  else observer.observe(content);
  return () => {
    stopping.abort();
    observer.disconnect();
  };
}
