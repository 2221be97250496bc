/** Frames that something may take to go away. */
const patience = 120;

/**
 * Focuses what `find` finds as soon as nothing has the focus: the row, field or dialog that has it is
 * on its way out. What takes the focus for itself meanwhile keeps it.
 */
export function giveFocus(find: () => HTMLElement | null | undefined): void {
  const before = document.activeElement;
  let frames = patience;
  const look = () => {
    const now = document.activeElement;
    if (now === null || now === document.body) {
      const element = find();
      // A heading is no stop of the Tab key, but one can start from it.
      if (element?.matches(":is(h1, h2, h3)")) element.tabIndex = -1;
      element?.focus();
      if (element) return;
    } else if (now !== before) return;
    frames -= 1;
    if (frames > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
