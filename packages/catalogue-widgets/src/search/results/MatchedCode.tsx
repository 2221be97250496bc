import { Mark } from "@caliper/design-system";
import { matchedRange } from "./matchedRange.ts";

export interface MatchedCodeProps {
  /** The code as printed. */
  children: string;
  /** The searched text, in any spelling. */
  query: string;
}

/** A code whose searched part is marked; compared by letters and digits only. */
export function MatchedCode({ children, query }: MatchedCodeProps) {
  const range = matchedRange(children, query);
  return <Mark ranges={range === null ? [] : [range]}>{children}</Mark>;
}
