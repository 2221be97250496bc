import { preloadable } from "../../internal/preloadable.ts";

/** Not part of the first script of a page. */
export const Window = preloadable(async () => (await import("./DialogWindow.tsx")).DialogWindow);
