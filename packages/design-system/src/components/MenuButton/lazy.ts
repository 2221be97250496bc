import { preloadable } from "../../internal/preloadable.ts";

/** Not part of the first script of a page. */
export const List = preloadable(async () => (await import("./MenuList.tsx")).MenuList);
