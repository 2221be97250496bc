import { useState } from "react";

/**
 * The text that is being typed, beside the one that was searched. Resets to `searched` whenever that changes, such as
 * after Back.
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
