import { useSyncExternalStore } from "react";

/** Whatever one does next says where the focus belongs. */
const intentions = ["keydown", "pointerdown"] as const;

let isAwaited = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  isAwaited = next;
  for (const listener of listeners) listener();
}

function forget() {
  for (const intention of intentions) document.removeEventListener(intention, forget, true);
  set(false);
}

/** Somebody was led to results by the header's field, which lets go of the focus: it belongs to the best of them. */
export function awaitResults() {
  for (const intention of intentions) document.addEventListener(intention, forget, true);
  set(true);
}

/** Whether the results that come next take the focus. */
export const useAwaited = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isAwaited,
    () => false,
  );
