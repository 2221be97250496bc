import type { CodeHit } from "@caliper/api-client";
import { useTerms } from "../../terms/index.ts";
import { MatchedCode } from "./MatchedCode.tsx";

export interface MatchNoteProps {
  hit: CodeHit;
  /** The searched text; marked in the matched code. */
  query: string;
}

/** The reason beside a suggestion, with the matched code if it is not the part's own. */
export function MatchNote({ hit: { reason, matched, brand }, query }: MatchNoteProps) {
  const terms = useTerms();
  // The viewer may not see the reason.
  if (matched === undefined) return null;
  return (
    <>
      {reason !== "code" && (
        <>
          <MatchedCode query={query}>{matched}</MatchedCode>{" "}
        </>
      )}
      {terms.reason(reason, brand)}
    </>
  );
}
