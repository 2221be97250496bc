export { StockButton } from "./StockButton.tsx";
export { StockState } from "./StockState.tsx";
export { type StockFilterProps, useStockFilter } from "./useStockFilter.tsx";
export { useStockTimes } from "./useStockTimes.ts";
