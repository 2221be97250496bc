import { useState } from "react";

/** A value that the host keeps, or that is kept here. */
export function useOwnState<Value>(
  value: Value | undefined,
  onChange: ((value: Value) => void) | undefined,
  initial: Value,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  return [value === undefined ? own : value, onChange ?? setOwn];
}
