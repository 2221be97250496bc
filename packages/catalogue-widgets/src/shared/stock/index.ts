export { StockButton } from "./StockButton.tsx";
export { StockNote, StockState } from "./StockState.tsx";
export { StockTimes } from "./StockTimes.tsx";
export { type StockFilterProps, useStockFilter } from "./useStockFilter.tsx";
