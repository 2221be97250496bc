import { hasVehicleIdentifier } from "@caliper/catalogue-model";
import { useEffect, useState } from "react";
import { typingPause } from "../../shared/search-state/index.ts";

export interface AddressText {
  readonly text: string;
  /** The user typed. */
  readonly type: (typed: string) => void;
  /** A suggestion was selected: its text is in the field, but is not written to the URL. */
  readonly settle: (chosen: string) => void;
}

/**
 * The typed text, written to the host's URL once typing pauses. The URL sets the text only if it changed elsewhere: by
 * a link or by Back.
 */
export function useAddressText(
  address: string,
  onChange: ((text: string) => void) | undefined,
): AddressText {
  const [{ text, isTyping }, setDraft] = useState({ text: address, isTyping: false });
  const [followed, setFollowed] = useState(address);
  /** The text that the URL has or is about to get. */
  const [told, setTold] = useState(address);
  if (followed !== address) {
    setFollowed(address);
    if (address !== told) {
      setTold(address);
      setDraft({ text: address, isTyping: false });
    }
  }
  useEffect(() => {
    // The identifier of a vehicle must not be in a URL.
    if (onChange === undefined || !isTyping || hasVehicleIdentifier(text)) return;
    const timer = setTimeout(() => {
      // Write a letter that was typed during the pause.
      setDraft((draft) => (draft.text === text ? { text, isTyping: false } : draft));
      setTold(text);
      onChange(text);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [onChange, text, isTyping]);
  return {
    text,
    type: (typed) => {
      // The field also reports text that was set from outside.
      setDraft((draft) => (typed === draft.text ? draft : { text: typed, isTyping: true }));
    },
    settle: (chosen) => {
      setDraft({ text: chosen, isTyping: false });
      setTold("");
    },
  };
}
