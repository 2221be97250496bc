import { useAnnounce } from "@caliper/design-system";
import { useEffect } from "react";

/** Announces the sentence to screen readers whenever it changes; null announces nothing. */
export function useAnnouncement(sentence: string | null) {
  const announce = useAnnounce();
  useEffect(() => {
    if (sentence !== null) announce(sentence);
  }, [announce, sentence]);
}
