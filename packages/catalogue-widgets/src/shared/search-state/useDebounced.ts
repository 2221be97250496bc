import { useEffect, useState } from "react";

/** Debounce delay of text fields, in ms. */
export const typingPause = 150;

/** The value once it has not changed for `delay` ms. */
export function useDebounced<Value>(value: Value, delay = typingPause): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
