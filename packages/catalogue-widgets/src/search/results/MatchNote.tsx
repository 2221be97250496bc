import type { CodeMatch } from "@caliper/api-client";
import { useTerms } from "../../terms/index.ts";
import { MatchedCode } from "./MatchedCode.tsx";

export interface MatchNoteProps {
  match: CodeMatch;
  /** The searched text; marked in the matched code. */
  query: string;
}

/** The reason beside a suggestion, with the matched code if it is not the part's own. */
export function MatchNote({ match: { reason, text, brand }, query }: MatchNoteProps) {
  const terms = useTerms();
  // The viewer may not see the reason.
  if (text === undefined) return null;
  return (
    <>
      {reason !== "code" && (
        <>
          <MatchedCode query={query}>{text}</MatchedCode>{" "}
        </>
      )}
      {terms.reason(reason, brand)}
    </>
  );
}
