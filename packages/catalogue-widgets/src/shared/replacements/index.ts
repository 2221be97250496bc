export { ReplacedMark } from "./ReplacedMark.tsx";
export { ReplacementNotes } from "./ReplacementNotes.tsx";
export { useReplacedText } from "./useReplacedText.ts";
