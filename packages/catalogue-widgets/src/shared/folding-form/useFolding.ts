import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";

export type Folding = ReturnType<typeof useFolding>;

/**
 * A form that gives way to a summary of its search; `canFold` while the form shows what was searched, and `form` is the
 * element around both.
 */
export function useFolding(form: RefObject<HTMLElement | null>, canFold: boolean) {
  // Undefined until the user opens the form or searches with it.
  const [isOpen, setOpen] = useState<boolean>();
  return {
    /** The summary is shown in place of the form. */
    isFolded: canFold && isOpen !== true,
    /** The form that had the focus is gone. */
    takesFocus: isOpen === false,
    /** Keeps the form open while it is changed. */
    keepOpen: () => setOpen(true),
    /** The form has been submitted. */
    fold: () => setOpen(false),
    /** Opens the form at the element with this `data-field`, or at its first input. */
    open: (field?: string) => {
      flushSync(() => setOpen(true));
      const place = field === undefined ? "" : `[data-field="${field}"] `;
      form.current?.querySelector<HTMLInputElement>(`${place}input`)?.select();
    },
  };
}
