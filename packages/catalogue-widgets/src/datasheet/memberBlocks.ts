/** The blocks of a datasheet that only signed-in users, and access keys with prices, see. */
export { InterchangesBlock } from "../shared/interchanges/index.ts";
export { PricesBlock, PrintPricesButton } from "../shared/prices/index.ts";
export { UpcBlock } from "./upc/UpcBlock.tsx";
