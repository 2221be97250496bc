import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** For so long a page may take to show its heading, or to replace it by another, in ms. */
const patience = 3000;

/** Whoever does one of these decides about the focus. */
const intentions = ["keydown", "pointerdown"] as const;

/**
 * A new page has the focus on its heading: a screen reader says where one is, and Tab goes on from there.
 * Not on the first page, which the browser reads by itself, and not where only the search changes.
 */
export function useHeadingFocus(): void {
  const { pathname, search } = useLocation();
  // Another product is another page.
  const page = `${pathname} ${new URLSearchParams(search).get("codigo") ?? ""}`;
  const first = useRef(page);
  const hasActed = useRef(false);

  useEffect(() => {
    const note = () => {
      hasActed.current = true;
    };
    for (const intention of intentions) document.addEventListener(intention, note, true);
    return () => {
      for (const intention of intentions) document.removeEventListener(intention, note, true);
    };
  }, []);

  useEffect(() => {
    if (first.current === page) return;
    // Led on before anybody did anything, as from a fluid's code to its sheet: that is the first page still.
    if (!hasActed.current) {
      first.current = page;
      return;
    }
    first.current = "";
    return keepOnHeading(document.activeElement);
  }, [page]);
}

/** `left` is what led here; whatever else on the page takes the focus keeps it. */
function keepOnHeading(left: Element | null): () => void {
  const move = () => {
    const main = document.querySelector("main");
    const heading = main?.querySelector("h1");
    const { activeElement } = document;
    const isTaken = activeElement !== left && main?.contains(activeElement) === true;
    // A menu that is just closing gives the focus back first.
    if (!heading || isTaken || document.querySelector("[role=dialog]") !== null) return;
    heading.tabIndex = -1;
    // The scroll memory says where the page stands.
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(move);
  const stop = () => {
    clearTimeout(deadline);
    observer.disconnect();
    document.removeEventListener("focusin", move);
    for (const intention of intentions) document.removeEventListener(intention, stop, true);
  };
  const deadline = setTimeout(stop, patience);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", move);
  for (const intention of intentions) document.addEventListener(intention, stop, true);
  move();
  return stop;
}
