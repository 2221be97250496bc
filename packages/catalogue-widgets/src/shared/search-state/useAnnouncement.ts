import { announce } from "@caliper/design-system";
import { useEffect } from "react";

/** Announces the sentence to screen readers whenever it changes; null announces nothing. */
export function useAnnouncement(sentence: string | null) {
  useEffect(() => {
    if (sentence !== null) announce(sentence);
  }, [sentence]);
}
