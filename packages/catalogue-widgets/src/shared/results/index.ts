export { searchMessages } from "./messages.ts";
export { resultState } from "./resultState.ts";
export { ResultTable, type ResultStates } from "./ResultTable.tsx";
