import { useEffect, useEffectEvent } from "react";
import { typingField } from "./typingField.ts";

/** Menus, lists and grids find their entries by typed letters; a dialog keeps keys to itself. */
const roles = ["alertdialog", "dialog", "grid", "listbox", "menu", "menubar", "tree", "treegrid"];
const taking = [...roles.map((role) => `[role=${role}]`), typingField].join();

/** Whether a typed character belongs to what has the focus. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.isComposing ||
  // The target would be the host of a shadow root. A custom element without an open root may contain a field.
  event
    .composedPath()
    .some(
      (node, index) =>
        node instanceof Element &&
        (node.matches(taking) || (index === 0 && node.localName.includes("-"))),
    );

/**
 * Acts on a key without modifiers anywhere on the page, except where characters are typed or find an entry. Users must be
 * able to switch such keys off (WCAG 2.1.4): pass that setting as `isOn`.
 */
export function useSingleKey(key: string, act: () => void, isOn: boolean) {
  const onPress = useEffectEvent(act);
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTaken(event)) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [key, isOn]);
}
