import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** How far each entry of the history was scrolled, in px. */
const positions = new Map<string, number>();

/** A page that is still being filled gets its position when it is tall enough, or not after so long, in ms. */
const patience = 2000;

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
      if (type === "POP") return restore(positions.get(key) ?? 0, remember);
    }
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key, hash, type]);
}

/** Goes to the position now or as soon as the page is tall enough, then follows the reader. */
function restore(position: number, remember: () => void): () => void {
  const deadline = performance.now() + patience;
  const attempt = () => {
    window.scrollTo(0, position);
    const isThere = Math.abs(window.scrollY - position) < 1;
    if (!isThere && performance.now() < deadline) return;
    observer.disconnect();
    window.addEventListener("scroll", remember, { passive: true });
  };
  const observer = new ResizeObserver(attempt);
  observer.observe(document.body);
  attempt();
  return () => {
    observer.disconnect();
    window.removeEventListener("scroll", remember);
  };
}
