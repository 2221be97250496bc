/** What only signed-in users, and access keys with prices, see of a datasheet. */
export { InterchangesBlock } from "../shared/interchanges/index.ts";
export { PricesBlock, PrintPricesButton } from "../shared/prices/index.ts";
export { UpcBlock } from "./upc/UpcBlock.tsx";
