import { createContext, use, useCallback, useSyncExternalStore } from "react";

/** The element whose width is used instead of the window's; null for the window. */
export const LayoutContainer = createContext<HTMLElement | null>(null);

const widthQuery = /^\(width <= (\d+)px\)$/;

/** Whether the media query matches now; `onServer` while there is no window. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  const container = use(LayoutContainer);
  const maxWidth = widthQuery.exec(query)?.[1];
  const element = maxWidth === undefined ? null : container;
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (element !== null) {
        const observer = new ResizeObserver(onChange);
        observer.observe(element);
        return () => observer.disconnect();
      }
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query, element],
  );
  return useSyncExternalStore(
    subscribe,
    () =>
      element === null ? window.matchMedia(query).matches : element.clientWidth <= Number(maxWidth),
    () => onServer,
  );
}
