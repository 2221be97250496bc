import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";

export interface Folding {
  /** The summary is shown in place of the form. */
  isFolded: boolean;
  /** The form that had the focus is gone. */
  takesFocus: boolean;
  /** Keeps the form open while it is changed. */
  keepOpen: () => void;
  /** The form has been submitted. */
  fold: () => void;
  /** Opens the form at the element with this `data-field`, or at its first input. */
  open: (field?: string) => void;
}

/**
 * A form that gives way to a summary of its search; `canFold` while the form shows what was searched, and `form` is the
 * element around both.
 */
export function useFolding(form: RefObject<HTMLElement | null>, canFold: boolean): Folding {
  // Undefined until the user opens the form or searches with it.
  const [isOpen, setOpen] = useState<boolean>();
  return {
    isFolded: canFold && isOpen !== true,
    takesFocus: isOpen === false,
    keepOpen: () => setOpen(true),
    fold: () => setOpen(false),
    open: (field) => {
      flushSync(() => setOpen(true));
      const place = field === undefined ? "" : `[data-field="${field}"] `;
      form.current?.querySelector<HTMLInputElement>(`${place}input`)?.select();
    },
  };
}
