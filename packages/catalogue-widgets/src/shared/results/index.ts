export { searchMessages } from "./messages.ts";
export { resultState } from "./resultState.ts";
export { useResultTable, type ResultStates } from "./resultTable.ts";
