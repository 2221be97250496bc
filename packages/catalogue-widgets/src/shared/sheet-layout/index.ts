export { Block } from "./Block.tsx";
export { BlockMessage } from "./BlockMessage.tsx";
export * as grid from "./grid.css.ts";
export { PrintButton } from "./PrintButton.tsx";
export { ShareButton } from "./ShareButton.tsx";
export { TitleBlock, TitleSlot } from "./TitleBlock.tsx";
export * as titleStyles from "./TitleBlock.css.ts";
