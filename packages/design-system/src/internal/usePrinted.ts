import { useContext, useSyncExternalStore } from "react";
import { media } from "../theme/scale.ts";
import { NotPrinted } from "./notPrinted.ts";

/** Between `beforeprint` and `afterprint`: browsers count the pages before they report the change of media. */
let isPrinting = false;

function subscribe(onChange: () => void) {
  const subscription = new AbortController();
  const { signal } = subscription;
  for (const [event, isStart] of [
    ["beforeprint", true],
    ["afterprint", false],
  ] as const) {
    const change = () => {
      isPrinting = isStart;
      onChange();
    };
    window.addEventListener(event, change, { signal });
  }
  window.matchMedia(media.print).addEventListener("change", onChange, { signal });
  return () => subscription.abort();
}

/** Whether the content is laid out for print. Only for content that the screen does not have; use CSS for layout. */
export function usePrinted(): boolean {
  const isHidden = useContext(NotPrinted);
  const isPrinted = useSyncExternalStore(
    subscribe,
    () => isPrinting || window.matchMedia(media.print).matches,
    () => false,
  );
  return isPrinted && !isHidden;
}
