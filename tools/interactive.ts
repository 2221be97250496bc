/**
 * Runs in a page: whether all that is in the viewport answers clicks. On pages that the server rendered, the rest
 * hydrates when it comes near. Uses nothing from outside, because browsers get it as text.
 */
export function isInteractive(): boolean {
  return [...document.querySelectorAll("[data-resuming]")].every((region) => {
    if (region === document.documentElement) return false;
    const box = region.firstElementChild?.getBoundingClientRect();
    return box === undefined || box.width === 0 || box.bottom < 0 || box.top > innerHeight;
  });
}
