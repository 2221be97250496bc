export { Block } from "./Block.tsx";
export { BlockMessage } from "./BlockMessage.tsx";
export * as grid from "./grid.css.ts";
export { PrintButton } from "./PrintButton.tsx";
export { ShareButton } from "./ShareButton.tsx";
export { SheetTitle, TitleSlot } from "./SheetTitle.tsx";
export * as titleStyles from "./SheetTitle.css.ts";
