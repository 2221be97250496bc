import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";

/** How long after the window is back a file dialog without a choice counts as cancelled (specification, section 9). */
export const cancelDetection = 300;

/**
 * Says when the browser's file dialog was closed without a choice: by the input's own `cancel` event, or in browsers
 * without it by the window being back for a while and nothing chosen.
 */
export function useDialogCancel(
  inputRef: RefObject<HTMLInputElement | null>,
  onCancel: (() => void) | undefined,
): void {
  const cancelled = useEffectEvent(() => onCancel?.());

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
      cancelled();
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
