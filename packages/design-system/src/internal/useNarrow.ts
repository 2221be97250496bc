import { useSyncExternalStore } from "react";
import { media } from "../theme/scale.ts";

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(media.narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

/** Whether the screen is as narrow as a phone's. Only for differences in structure; use CSS for layout. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.narrow).matches,
    () => false,
  );
