export { FilterBar, FilterSlot, TextFilter } from "./FilterBar.tsx";
export { ListRegion } from "./ListRegion.tsx";
export { NoMatch } from "./NoMatch.tsx";
export { RowButtons } from "./RowButtons.tsx";
