export { AdminList } from "./AdminList.tsx";
export { CopyField } from "./CopyField.tsx";
export { FieldPair } from "./FieldPair.tsx";
export { FilterSlot, TextFilter } from "./filters.tsx";
export { Marks } from "./Marks.tsx";
export { NoMatch } from "./NoMatch.tsx";
export { RowButtons } from "./RowButtons.tsx";
export { UnreadPage, type UnreadPageProps } from "./UnreadPage.tsx";
export { morePages } from "./morePages.ts";
