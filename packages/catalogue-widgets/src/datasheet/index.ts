export { Datasheet } from "./Datasheet.tsx";
export type { DatasheetProps } from "./Datasheet.tsx";
export { DatasheetSkeleton } from "./DatasheetSkeleton.tsx";
export { DatasheetView } from "./DatasheetView.tsx";
export type { DatasheetViewProps } from "./DatasheetView.tsx";
export { RecentProducts } from "./recent/RecentProducts.tsx";
export type { RecentProductsProps } from "./recent/RecentProducts.tsx";
