export { CopyField } from "./CopyField.tsx";
export { FieldPair } from "./FieldPair.tsx";
export { FilterBar, FilterSlot, TextFilter } from "./FilterBar.tsx";
export { ListRegion } from "./ListRegion.tsx";
export { Marks } from "./Marks.tsx";
export { NoMatch } from "./NoMatch.tsx";
export { RowButtons } from "./RowButtons.tsx";
export { type Folds, useFolded } from "./useFolded.tsx";
