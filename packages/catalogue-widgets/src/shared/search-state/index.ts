export { useAwaited, useAwaitResults } from "./awaited.ts";
export { Outdated } from "./Outdated.tsx";
export { useAnnouncement } from "./useAnnouncement.ts";
export { typingPause, useDebounced } from "./useDebounced.ts";
export { useDraft } from "./useDraft.ts";
export { useOwnState } from "./useOwnState.ts";
