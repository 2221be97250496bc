import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** How long to wait for a page's heading, or for its replacement, in ms. */
const timeoutMs = 3000;

/** After one of these events the focus is up to the user. */
const userEvents = ["keydown", "pointerdown"] as const;

/**
 * Focuses the heading of a new page, so that screen readers announce it and Tab continues from there.
 * Not on the first page, which the browser announces, and not when only the query changes.
 */
export function useHeadingFocus(): void {
  const { pathname, search } = useLocation();
  // Another product counts as another page.
  const page = `${pathname} ${new URLSearchParams(search).get("codigo") ?? ""}`;
  const first = useRef(page);
  const hasActed = useRef(false);

  useEffect(() => {
    const note = () => {
      hasActed.current = true;
    };
    for (const event of userEvents) document.addEventListener(event, note, true);
    return () => {
      for (const event of userEvents) document.removeEventListener(event, note, true);
    };
  }, []);

  useEffect(() => {
    if (first.current === page) return;
    // A redirect before any user action, such as from a fluid's code to its sheet, is still the first page.
    if (!hasActed.current) {
      first.current = page;
      return;
    }
    first.current = "";
    return keepOnHeading(document.activeElement);
  }, [page]);
}

/** Moves the focus from `left`, the element of the last page, unless another element took it. */
function keepOnHeading(left: Element | null): () => void {
  const move = () => {
    const main = document.querySelector("main");
    const heading = main?.querySelector("h1");
    const { activeElement } = document;
    const isTaken = activeElement !== left && main?.contains(activeElement) === true;
    // A closing menu restores the focus first.
    if (!heading || isTaken || document.querySelector("[role=dialog]") !== null) return;
    heading.tabIndex = -1;
    // `useScrollMemory` sets the scroll position.
    heading.focus({ preventScroll: true });
  };
  // Focusing lays out the page: before the next paint, the browser does that anyway.
  let frame = requestAnimationFrame(move);
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(move);
  });
  const stop = () => {
    clearTimeout(deadline);
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener("focusin", move);
    for (const event of userEvents) document.removeEventListener(event, stop, true);
  };
  const deadline = setTimeout(stop, timeoutMs);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", move);
  for (const event of userEvents) document.addEventListener(event, stop, true);
  return stop;
}
