export type { ListHrefs } from "./hrefs.ts";
export * from "./PartsListPage.tsx";
export * from "./PartsLists.tsx";
export * from "./SharedPartsList.tsx";
// Line components of the quotations, not public.
export { LinePrice, LineRemarks } from "./LineRemarks.tsx";
export { rowOf } from "./rows.ts";
export { useLineText } from "./useLineText.ts";
