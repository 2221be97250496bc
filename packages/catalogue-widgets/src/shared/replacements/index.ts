export { ReplacedMark } from "./ReplacedMark.tsx";
export { useReplacedText } from "./useReplacedText.ts";
