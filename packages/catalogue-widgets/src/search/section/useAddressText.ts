import { useEffect, useState } from "react";
import { typingPause } from "../parts/useDebounced.ts";

export interface AddressText {
  readonly text: string;
  /** Somebody typed. */
  readonly type: (typed: string) => void;
  /** Something was chosen: it stands in the field, and the address has nothing typed any more. */
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
  const [text, setText] = useState(address);
  const [followed, setFollowed] = useState(address);
  /** What the address is known to become. */
  const [told, setTold] = useState(address);
  const [isTyping, setTyping] = useState(false);
  if (followed !== address) {
    setFollowed(address);
    if (address !== told) {
      setTold(address);
      setText(address);
      setTyping(false);
    }
  }
  useEffect(() => {
    if (onChange === undefined || !isTyping) return;
    const timer = setTimeout(() => {
      setTyping(false);
      setTold(text);
      onChange(text);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [onChange, text, isTyping]);
  return {
    text,
    type: (typed) => {
      // A field also says what was put into it.
      if (typed === text) return;
      setText(typed);
      setTyping(true);
    },
    settle: (chosen) => {
      setText(chosen);
      setTold("");
      setTyping(false);
    },
  };
}
