export { Attention, type AttentionProps } from "./Attention.tsx";
export { UndecidedVehicles, type UndecidedVehiclesProps } from "./UndecidedVehicles.tsx";
export { IncompleteProducts, type IncompleteProductsProps } from "./IncompleteProducts.tsx";
export { UnansweredSearches, type UnansweredSearchesProps } from "./UnansweredSearches.tsx";
