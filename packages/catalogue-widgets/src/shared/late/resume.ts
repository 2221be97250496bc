/**
 * Marks a region of a server-rendered page as interactive. Repeats the last click that came too early, unless a
 * part of the region that resumes later contains it.
 *
 * The document's own script marks the target of such a click with `data-clicked`.
 */
export function resume(region: HTMLElement): void {
  delete region.dataset["resuming"];
  const clicked = region.querySelector("[data-clicked]");
  if (clicked === null || clicked.closest("[data-resuming]") !== null) return;
  clicked.removeAttribute("data-clicked");
  // After React has finished the commit in which the region resumes.
  queueMicrotask(() =>
    clicked.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
  );
}
