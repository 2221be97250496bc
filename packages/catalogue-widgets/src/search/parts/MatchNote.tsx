import type { CodeMatch } from "@caliper/api-client";
import { useTerms } from "../../terms/index.ts";
import { MatchedCode } from "./MatchedCode.tsx";

export interface MatchNoteProps {
  match: CodeMatch;
  /** What was searched; marked in the code that matched. */
  query: string;
}

/** Beside a suggestion: why it is one, with the code that matched where it is not its own. */
export function MatchNote({ match: { reason, text, brand }, query }: MatchNoteProps) {
  const terms = useTerms();
  // The viewer may not know why.
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
