import { preloadable } from "../../internal/preloadable.ts";

/** Not part of the first script of a page. */
export const Bubble = preloadable(async () => (await import("./TooltipBubble.tsx")).TooltipBubble);
