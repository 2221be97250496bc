export { PrintPricesButton } from "./PrintPricesButton.tsx";
export { PricesBlock } from "./PricesBlock.tsx";
export { hasWidePrices } from "./widePrices.ts";
export { usePrintedRows, usePrintsPrices } from "./printedPrices.ts";
export { warehouseFlag } from "./warehouseFlag.ts";
