export { hasWidePrices, PricesBlock } from "./PricesBlock.tsx";
export { warehouseFlag } from "./warehouseFlag.ts";
