/** The one door of the client. */
export * from "./access.ts";
export type { Cell } from "./cells.ts";
export { assetAsDataUrl } from "./asset.ts";
export { type RecentProduct, type RecentProducts } from "./recentProducts.ts";
export { createClient, type ApiClient, type ClientOptions } from "./client.ts";
export {
  datasheetQuery,
  relatedProductsQuery,
  type Application,
  type Certification,
  type Datasheet,
  type DatasheetArgs,
  type Dimension,
  type Equivalence,
  type Pallet,
  type PriceRow,
  type Prices,
  type RelatedArgs,
  type RelatedProduct,
  type Upc,
} from "./datasheet.ts";
export { dimensionColumnsOf, letterOf, type DimensionColumns } from "./dimensions.ts";
export {
  ApiError,
  failureTexts,
  isApiError,
  isTransient,
  type ApiErrorKind,
  type FieldProblem,
} from "./errors.ts";
export {
  bannersQuery,
  maxProductImages,
  productImageName,
  productImagesQuery,
  productImageUrl,
  type Banner,
  type BannerCache,
} from "./files.ts";
export {
  fluidCodeOf,
  fluidOfCode,
  fluidCodes,
  fluidQuery,
  fluidVolumeOf,
  fluidVolumes,
  type CupEffects,
  type FluidArgs,
  type FluidContainer,
  type FluidSheet,
  type FluidVolume,
  type Temperature,
} from "./fluids.ts";
export {
  hardwareByVehicleQuery,
  hardwareQuery,
  hardwareSearchQuery,
  type HardwareApplication,
  type HardwareArgs,
  type HardwareBrake,
  type HardwareHit,
  type HardwareKit,
  type HardwareVehicleArgs,
} from "./hardware.ts";
export { keys } from "./keys.ts";
export {
  measureFieldsQuery,
  measureSearchQuery,
  type MeasurableType,
  type MeasureArgs,
  type MeasureFields,
  type MeasureHit,
  type MeasureResult,
  type MeasureValue,
} from "./measures.ts";
export type { Bilingual, Interchange, Measures, WarehousePrice } from "./parts.ts";
export {
  codeSearchQuery,
  nearestCodesQuery,
  type CodeHit,
  type CodeMatch,
  type CodeSearchArgs,
  type CodeSearchResult,
  type FitsSummary,
  type MatchKind,
  type MatchReason,
  type NearestCode,
  type SearchSection,
} from "./search.ts";
export {
  changeViewer,
  sessionQuery,
  signInMutation,
  signOutMutation,
  type Credentials,
} from "./session.ts";
export {
  createSessionStore,
  type Language,
  type SessionStore,
  type Storages,
} from "./sessionStore.ts";
export {
  caliperKitsQuery,
  cylinderCupsQuery,
  type CatalogueTable,
  type TableRow,
} from "./tables.ts";
export {
  applicationSearchQuery,
  makersQuery,
  modelsQuery,
  vehicleNamesQuery,
  vehicleSearchQuery,
  type ApplicationArgs,
  type ApplicationResult,
  type ApplicationRow,
  type ApplicationSection,
  type CylinderType,
  type MakersArgs,
  type ModelsArgs,
  type Slot,
  type SlottedProduct,
  type VehicleArgs,
  type VehicleHit,
  type VehicleName,
  type VehicleResult,
} from "./vehicles.ts";
export type { YearRange } from "./years.ts";
