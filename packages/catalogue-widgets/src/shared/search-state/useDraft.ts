import { useState } from "react";

/**
 * What is being typed, beside what was last searched. Follows `searched` whenever that changes, as it
 * does when the reader goes back; until then it is the reader's own.
 */
export function useDraft<Value>(
  searched: Value,
  same: (one: Value, other: Value) => boolean = Object.is,
): [Value, (draft: Value) => void] {
  const [followed, setFollowed] = useState(searched);
  const [draft, setDraft] = useState(searched);
  if (!same(followed, searched)) {
    setFollowed(searched);
    setDraft(searched);
    return [searched, setDraft];
  }
  return [draft, setDraft];
}
