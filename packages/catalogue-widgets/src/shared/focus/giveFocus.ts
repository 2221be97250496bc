import { activeElement } from "@caliper/design-system";

/** How many frames to wait until nothing has the focus. */
const maxFrames = 120;

/**
 * Focuses the element that `find` returns once the currently focused element, such as a closing dialog, is removed. Does
 * nothing if another element takes the focus first.
 */
export function giveFocus(find: () => HTMLElement | null | undefined): void {
  const before = activeElement();
  let frames = maxFrames;
  const look = () => {
    const now = activeElement();
    if (now === null || now === document.body) {
      const element = find();
      // Headings are not tab stops but can take the focus.
      if (element?.matches(":is(h1, h2, h3)")) element.tabIndex = -1;
      element?.focus();
      if (element) return;
    } else if (now !== before) return;
    frames -= 1;
    if (frames > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
