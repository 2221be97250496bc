import { type RefObject, useEffect } from "react";

/** The key that the field shows. */
export const focusKey = "/";

const typesHere = (target: EventTarget | null): boolean =>
  target !== null &&
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select, [role='textbox']"));

/** `/` outside of fields, Ctrl K or ⌘ K anywhere: the keys that focus the code field. */
export function isCodeFieldKey(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">,
): boolean {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "k";
  return event.key === focusKey && !typesHere(event.target);
}

/** `?` outside of fields lists the shortcuts. */
export const isHelpKey = (
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">,
): boolean =>
  event.key === "?" &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !typesHere(event.target);

/** Calls `show` with true; it must not change between renders. */
export function useHelpShortcut(show: (isShown: boolean) => void) {
  useEffect(() => {
    const help = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isHelpKey(event)) return;
      event.preventDefault();
      show(true);
    };
    document.addEventListener("keydown", help);
    return () => document.removeEventListener("keydown", help);
  }, [show]);
}

export function useCodeFieldShortcut(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isCodeFieldKey(event)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, [field]);
}
