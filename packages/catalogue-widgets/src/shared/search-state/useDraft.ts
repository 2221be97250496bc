import { useState } from "react";

/**
 * The text that is being typed, beside the one that was searched. Resets to `searched` whenever that changes, such as
 * after Back, except to the `next` that was given with the draft.
 */
export function useDraft<Value>(
  searched: Value,
  same: (one: Value, other: Value) => boolean = Object.is,
): [Value, (draft: Value, next?: Value) => void] {
  const [state, setState] = useState<{ followed: Value; draft: Value; next?: Value | undefined }>({
    followed: searched,
    draft: searched,
  });
  const { followed, next } = state;
  const isFollowed = same(followed, searched);
  const isNext = next !== undefined && same(next, searched);
  const draft = isFollowed || isNext ? state.draft : searched;
  if (!isFollowed) setState({ followed: searched, draft });
  return [
    draft,
    (changed, expected) => setState({ followed: searched, draft: changed, next: expected }),
  ];
}
