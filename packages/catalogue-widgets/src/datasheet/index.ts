export { Datasheet } from "./Datasheet.tsx";
export type { DatasheetProps } from "./Datasheet.tsx";
export { DatasheetSkeleton } from "./DatasheetSkeleton.tsx";
export { DatasheetView } from "./DatasheetView.tsx";
export type { DatasheetViewProps } from "./DatasheetView.tsx";
export { recentProductsIn } from "./recent/recentProductStore.ts";
export type { RecentProduct, RecentProductStore } from "./recent/recentProductStore.ts";
export { RecentProducts } from "./recent/RecentProducts.tsx";
export type { RecentProductsProps } from "./recent/RecentProducts.tsx";
