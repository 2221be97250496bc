export { PrintHead } from "./PrintHead.tsx";
export type { PrintHeadProps } from "./PrintHead.tsx";
export { PrintedSentence } from "./PrintedSentence.tsx";
