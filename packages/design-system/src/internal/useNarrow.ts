import { useSyncExternalStore } from "react";
import { media } from "../theme/scale.ts";

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(media.narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

/** Whether the screen is a phone's. For a difference CSS cannot make: another structure, not another layout. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.narrow).matches,
    () => false,
  );
