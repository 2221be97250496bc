import { useEffect, useState } from "react";
import { typingPause } from "../parts/useDebounced.ts";

/**
 * What is being typed, which the host's address follows once the typing pauses. The address leads only
 * when it holds what was not typed here: a link, or Back.
 */
export function useAddressText(
  address: string,
  onChange: ((text: string) => void) | undefined,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(address);
  const [followed, setFollowed] = useState(address);
  const [told, setTold] = useState(address);
  if (followed !== address) {
    setFollowed(address);
    if (address !== told) {
      setTold(address);
      setText(address);
    }
  }
  useEffect(() => {
    if (onChange === undefined || text === told) return;
    const timer = setTimeout(() => {
      setTold(text);
      onChange(text);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [onChange, text, told]);
  return [text, setText];
}
