import { type ComponentType, Fragment, lazy, type PropsWithChildren } from "react";

/** Resolves when the last queued region has hydrated; undefined on pages that hydrate at once. */
let last: Promise<void> | undefined;

/** Ends the current task, so that the browser can paint and handle input before the next one. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Makes each region (`Late`) hydrate in its own task when it is near the viewport, instead of all regions in one long
 * task. Call it before a server-rendered page hydrates.
 */
export function hydrateInTurns(): void {
  last = Promise.resolve();
}

interface Turn {
  /** Suspends its children until `wait` has resolved. */
  readonly Gate: ComponentType<PropsWithChildren>;
  /** Waits until the region is needed and the regions queued before it are done, then opens the gate. */
  readonly wait: (region: HTMLElement) => Promise<void>;
  /** Marks the region as needed, even if it is far from the viewport. */
  readonly markNeeded: () => void;
}

/** For regions that hydrate at once. */
export const noTurn: Turn = {
  Gate: Fragment,
  wait: () => Promise.resolve(),
  markNeeded: () => undefined,
};

function signal(): [sent: Promise<void>, send: () => void] {
  let send = () => {};
  const promise = new Promise<void>((resolve) => {
    send = resolve;
  });
  return [promise, send];
}

export function createTurn(): Turn {
  if (last === undefined) return noTurn;
  const [needed, markNeeded] = signal();
  const [opened, open] = signal();
  return {
    Gate: lazy(async () => {
      await opened;
      return { default: Fragment };
    }),
    wait: async (region) => {
      const unwatch = watch(region, markNeeded);
      await needed;
      unwatch();
      last = last?.then(nextTask);
      await last;
      open();
    },
    markNeeded,
  };
}

/** Calls back when the region is at most half a viewport away, clicked or focused. A hidden region is never near. */
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
