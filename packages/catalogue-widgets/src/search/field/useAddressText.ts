import { hasVehicleIdentifier } from "@caliper/catalogue-model";
import { useEffect, useState } from "react";
import { typingPause } from "../../shared/search-state/index.ts";

/**
 * The typed text, written to the host's URL once typing pauses. The URL sets the text only if it changed elsewhere: by
 * a link or by Back. A host with a `chosen` code in its URL shows it if there is no text.
 */
export function useAddressText(
  address: string,
  onChange: ((text: string) => void) | undefined,
  chosen?: string | null,
) {
  const fallback = chosen ?? "";
  const textInUrl = address === "" ? fallback : address;
  const [{ text, isTyping }, setDraft] = useState({ text: textInUrl, isTyping: false });
  const [seenInUrl, setSeenInUrl] = useState(textInUrl);
  /** The text that the URL has or is about to get. */
  const [writtenToUrl, setWrittenToUrl] = useState(textInUrl);
  if (seenInUrl !== textInUrl) {
    setSeenInUrl(textInUrl);
    if (textInUrl !== writtenToUrl) {
      setWrittenToUrl(textInUrl);
      setDraft({ text: textInUrl, isTyping: false });
    }
  }
  useEffect(() => {
    // The identifier of a vehicle must not be in a URL.
    if (onChange === undefined || !isTyping || hasVehicleIdentifier(text)) return;
    const timer = setTimeout(() => {
      // Write a letter that was typed during the pause.
      setDraft((draft) => (draft.text === text ? { text, isTyping: false } : draft));
      setWrittenToUrl(text === "" ? fallback : text);
      onChange(text);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [onChange, text, isTyping, fallback]);
  return {
    text,
    type: (typed: string) => {
      // The field also reports text that was set from outside.
      setDraft((draft) => (typed === draft.text ? draft : { text: typed, isTyping: true }));
    },
    /** A suggestion was selected: its text is in the field, but is not written to the URL. */
    acceptSuggestion: (selected: string) => {
      setDraft({ text: selected, isTyping: false });
      setWrittenToUrl(chosen === undefined ? "" : selected);
    },
  };
}
