import { useSingleKey } from "@caliper/design-system";
import { type RefObject, useEffect } from "react";

/** The key that the field shows. */
export const focusKey = "/";

function focus(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}

/** Ctrl K or ⌘ K focuses the field from anywhere, `/` from outside of fields and lists. */
export function useFieldKeys(field: RefObject<HTMLInputElement | null>, hasSingleKeys: boolean) {
  useSingleKey(focusKey, () => focus(field.current), hasSingleKeys);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (event.defaultPrevented || !isCommand || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      focus(field.current);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [field]);
}
