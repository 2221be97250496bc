export { PrintCells, PrintHead } from "./PrintHead.tsx";
export { PrintedSentence } from "./PrintedSentence.tsx";
