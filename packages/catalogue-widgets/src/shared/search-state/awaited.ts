import { useSyncExternalStore } from "react";

/** After one of these events the focus is up to the user. */
const userEvents = ["keydown", "pointerdown"] as const;

let isAwaited = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  isAwaited = next;
  for (const listener of listeners) listener();
}

function forget() {
  for (const event of userEvents) document.removeEventListener(event, forget, true);
  set(false);
}

/** Moves the focus to the results that are shown next, from the header's field that led to them. */
export function awaitResults() {
  for (const event of userEvents) document.addEventListener(event, forget, true);
  set(true);
}

/** Whether the results that are shown next receive the focus. */
export const useAwaited = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isAwaited,
    () => false,
  );
