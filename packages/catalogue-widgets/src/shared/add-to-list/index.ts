export { AddToList } from "./AddToList.tsx";
export { PartsLists, usePartsLists } from "./partsLists.ts";
export type { PartsListsHost, PartToAdd } from "./partsLists.ts";
export { useCurrentList } from "./useCurrentList.ts";
export type { CurrentList } from "./useCurrentList.ts";
export { useRowAdding } from "./useRowAdding.tsx";
