export { PriceFob } from "./PriceFob.tsx";
export { resultState } from "./resultState.ts";
export type { SearchStates } from "./searchStates.ts";
export { ResultTable, type ResultStates } from "./ResultTable.tsx";
export { usePriceColumn } from "./usePriceColumn.tsx";
