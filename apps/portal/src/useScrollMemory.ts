import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Scroll position of each history entry, in px. */
const positions = new Map<string, number>();

/** How long a page may still be loading after Back, in ms. */
const timeoutMs = 1500;

/** Events after which the position is no longer restored. */
const userEvents = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * New pages start at the top; Back and Forward restore the scroll position. The browser cannot do this
 * because it restores before the page is rendered.
 */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    const leave = () => {
      history.scrollRestoration = "auto"; // the browser restores after a reload
    };
    history.scrollRestoration = "manual";
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);

  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    // Anchors within a page keep the position.
    if (hash === "") {
      if (type === "PUSH") window.scrollTo(0, 0);
      const position = positions.get(key);
      if (type === "POP" && position !== undefined) return restore(position, remember);
    }
    // Reading the position at once would lay out the page before the browser does.
    const frame = requestAnimationFrame(remember);
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", remember);
    };
  }, [key, hash, type]);
}

/** Keeps the position while the page loads, then records scrolling. */
function restore(position: number, remember: () => void): () => void {
  const { style } = document.documentElement;
  const keep = () => window.scrollTo(0, position);
  const observer = new ResizeObserver(keep);
  const settle = () => {
    clearTimeout(deadline);
    observer.disconnect();
    for (const event of userEvents) window.removeEventListener(event, settle);
    style.overflowAnchor = "";
    window.addEventListener("scroll", remember, { passive: true });
  };
  const deadline = setTimeout(settle, timeoutMs);
  for (const event of userEvents) {
    window.addEventListener(event, settle, { passive: true });
  }
  // Scroll anchoring would move the page as content above grows.
  style.overflowAnchor = "none";
  observer.observe(document.body);
  keep();
  return () => {
    settle();
    window.removeEventListener("scroll", remember);
  };
}
