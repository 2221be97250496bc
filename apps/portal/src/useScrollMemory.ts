import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** How far each entry of the history was scrolled, in px. */
const positions = new Map<string, number>();

/** For so long after Back a page may still be filling up, in ms. */
const patience = 1500;

/** Whoever does one of these wants to be elsewhere already. */
const intentions = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * A new page begins at its top; Back and Forward come to where one was. The browser can't do it by
 * itself: when it tries, the page of the other address is still there.
 */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    const leave = () => {
      history.scrollRestoration = "auto"; // a reload is the browser's affair
    };
    history.scrollRestoration = "manual";
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);

  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    // What moves within a page keeps its place.
    if (hash === "") {
      if (type === "PUSH") window.scrollTo(0, 0);
      const position = positions.get(key);
      if (type === "POP" && position !== undefined) return restore(position, remember);
    }
    remember();
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key, hash, type]);
}

/** Keeps the position while the page is being filled, then follows the reader. */
function restore(position: number, remember: () => void): () => void {
  const { style } = document.documentElement;
  const keep = () => window.scrollTo(0, position);
  const observer = new ResizeObserver(keep);
  const settle = () => {
    clearTimeout(deadline);
    observer.disconnect();
    for (const intention of intentions) window.removeEventListener(intention, settle);
    style.overflowAnchor = "";
    window.addEventListener("scroll", remember, { passive: true });
  };
  const deadline = setTimeout(settle, patience);
  for (const intention of intentions) {
    window.addEventListener(intention, settle, { passive: true });
  }
  // The browser would move on with whatever grows above.
  style.overflowAnchor = "none";
  observer.observe(document.body);
  keep();
  return () => {
    settle();
    window.removeEventListener("scroll", remember);
  };
}
