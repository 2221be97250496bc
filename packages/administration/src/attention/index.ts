export { Attention } from "./Attention.tsx";
export type { AttentionProps } from "./Attention.tsx";
export { UndecidedVehicles } from "./UndecidedVehicles.tsx";
export type { UndecidedVehiclesProps } from "./UndecidedVehicles.tsx";
export { IncompleteProducts } from "./IncompleteProducts.tsx";
export type { IncompleteProductsProps } from "./IncompleteProducts.tsx";
export { UnansweredSearches } from "./UnansweredSearches.tsx";
export type { UnansweredSearchesProps } from "./UnansweredSearches.tsx";
