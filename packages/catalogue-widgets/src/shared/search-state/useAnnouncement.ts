import { announce } from "@caliper/design-system";
import { useEffect } from "react";

/** Says the sentence to screen readers whenever it changes; null says nothing. */
export function useAnnouncement(sentence: string | null) {
  useEffect(() => {
    if (sentence !== null) announce(sentence);
  }, [sentence]);
}
