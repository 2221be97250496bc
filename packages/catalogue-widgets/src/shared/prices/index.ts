export { PrintPricesButton } from "./PrintPricesButton.tsx";
export { hasWidePrices, PricesBlock } from "./PricesBlock.tsx";
export { setPrintsPrices, usePrintedRows, usePrintsPrices } from "./printedPrices.ts";
export { warehouseFlag } from "./warehouseFlag.ts";
