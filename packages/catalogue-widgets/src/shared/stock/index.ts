export { StockButton } from "./StockButton.tsx";
export { StockState, useStockTexts } from "./StockState.tsx";
export { type StockFilterProps, useStockFilter } from "./useStockFilter.tsx";
