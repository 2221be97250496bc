export { ReplacementNotes } from "./ReplacementNotes.tsx";
export { ReplacingParts } from "./ReplacingParts.tsx";
export { useReplacedText } from "./useReplacedText.ts";
