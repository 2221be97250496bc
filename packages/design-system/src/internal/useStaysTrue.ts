import { useState } from "react";

/** Whether the value has been true since the component was mounted. */
export function useStaysTrue(value: boolean): boolean {
  const [wasTrue, setTrue] = useState(value);
  if (value && !wasTrue) setTrue(true);
  return value || wasTrue;
}
