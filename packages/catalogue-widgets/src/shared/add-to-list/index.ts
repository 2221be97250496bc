export { AddableTable, type AddableTableProps } from "./AddableTable.tsx";
export { AddToList } from "./AddToList.tsx";
export { PartsLists, usePartsLists, type PartsListsHost, type PartToAdd } from "./partsLists.ts";
export { useCurrentList, type CurrentList } from "./useCurrentList.ts";
