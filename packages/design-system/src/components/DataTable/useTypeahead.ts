import { useRef } from "react";

/** How long a pause ends a word, in ms. */
const pause = 1000;

/** Letters typed one after the other; answers what has been typed so far. */
export function useTypeahead() {
  const typed = useRef({ text: "", at: 0 });
  return (letter: string, now: number): string => {
    const isGoingOn = now - typed.current.at < pause;
    const text = (isGoingOn ? typed.current.text : "") + letter.toLocaleLowerCase();
    typed.current = { text, at: now };
    return text;
  };
}
