export { Datasheet, type DatasheetProps } from "./Datasheet.tsx";
export { DatasheetFailure, DatasheetMissing } from "./DatasheetFailure.tsx";
export { DatasheetSkeleton } from "./DatasheetSkeleton.tsx";
export { loadDatasheet } from "./loadDatasheet.ts";
export { loadDatasheetBlocks, preloadMemberBlocks } from "./parts.ts";
export { useDatasheetTitle } from "./useDatasheetTitle.ts";
export { DatasheetView, type DatasheetViewProps } from "./DatasheetView.tsx";
export {
  recentProductsIn,
  type RecentProduct,
  type RecentProductStore,
} from "./recent/recentProductStore.ts";
export { RecentProducts, type RecentProductsProps } from "./recent/RecentProducts.tsx";
