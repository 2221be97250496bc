import { preloadable } from "../../internal/preloadable.ts";

/** Not part of the first script of a page. */
export const Region = preloadable(async () => (await import("./ToastList.tsx")).ToastList);
