import { useEffect, useState } from "react";
import { typingPause } from "../../shared/search-state/index.ts";

export interface AddressText {
  readonly text: string;
  /** Somebody typed. */
  readonly type: (typed: string) => void;
  /** Something was chosen, which leads on: it stands in the field, and the address hears nothing of it. */
  readonly settle: (chosen: string) => void;
}

/**
 * What is being typed, which the host's address follows once the typing pauses. The address leads only
 * when it holds what was not typed here: a link, or Back.
 */
export function useAddressText(
  address: string,
  onChange: ((text: string) => void) | undefined,
): AddressText {
  const [{ text, isTyping }, setDraft] = useState({ text: address, isTyping: false });
  const [followed, setFollowed] = useState(address);
  /** What the address is known to become. */
  const [told, setTold] = useState(address);
  if (followed !== address) {
    setFollowed(address);
    if (address !== told) {
      setTold(address);
      setDraft({ text: address, isTyping: false });
    }
  }
  useEffect(() => {
    if (onChange === undefined || !isTyping) return;
    const timer = setTimeout(() => {
      // A letter that has just come is still to be told.
      setDraft((draft) => (draft.text === text ? { text, isTyping: false } : draft));
      setTold(text);
      onChange(text);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [onChange, text, isTyping]);
  return {
    text,
    type: (typed) => {
      // A field also says what was put into it.
      setDraft((draft) => (typed === draft.text ? draft : { text: typed, isTyping: true }));
    },
    settle: (chosen) => {
      setDraft({ text: chosen, isTyping: false });
      setTold("");
    },
  };
}
