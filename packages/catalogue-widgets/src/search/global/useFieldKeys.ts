import { useSingleKey } from "@caliper/design-system";
import { type RefObject, useEffect, useEffectEvent } from "react";

/** The key that the field shows. */
export const focusKey = "/";

/** Ctrl K or ⌘ K focuses the field from anywhere, `/` from outside of fields and lists. */
export function useFieldKeys(field: RefObject<HTMLInputElement | null>, hasSingleKeys: boolean) {
  const focus = useEffectEvent(() => {
    field.current?.focus();
    field.current?.select();
  });
  useSingleKey(focusKey, focus, hasSingleKeys);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (event.defaultPrevented || !isCommand || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
