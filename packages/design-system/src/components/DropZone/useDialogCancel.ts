import { type RefObject, useEffect, useEffectEvent } from "react";

/** Delay in ms after the window regains focus until the dialog counts as canceled (specification, section 9). */
export const cancelDetection = 300;

/**
 * Reports when the file dialog is canceled: by the input's `cancel` event, or in browsers without it, when the window has
 * focus again and no file was chosen.
 */
export function useDialogCancel(
  inputRef: RefObject<HTMLInputElement | null>,
  onCancel: (() => void) | undefined,
): void {
  const canceled = useEffectEvent(() => onCancel?.());

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    let isOpen = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      isOpen = false;
      clearTimeout(timer);
    };
    const cancel = () => {
      if (!isOpen) return;
      close();
      canceled();
    };
    const wait = () => {
      clearTimeout(timer);
      if (isOpen) timer = setTimeout(cancel, cancelDetection);
    };
    const controller = new AbortController();
    const { signal } = controller;
    input.addEventListener("click", () => (isOpen = true), { signal });
    input.addEventListener("change", close, { signal });
    input.addEventListener("cancel", cancel, { signal });
    window.addEventListener("focus", wait, { signal });
    return () => {
      close();
      controller.abort();
    };
  }, [inputRef]);
}
