export type { ListHrefs } from "./hrefs.ts";
export { PartsListPage } from "./PartsListPage.tsx";
export type { PartsListPageProps } from "./PartsListPage.tsx";
export { PartsLists } from "./PartsLists.tsx";
export type { PartsListsProps } from "./PartsLists.tsx";
export { SharedPartsList } from "./SharedPartsList.tsx";
export type { SharedPartsListProps } from "./SharedPartsList.tsx";
// Line components of the quotations, not public.
export { LinePrice, LineRemarks } from "./LineRemarks.tsx";
export { rowOf } from "./rows.ts";
export { useLineText } from "./useLineText.ts";
