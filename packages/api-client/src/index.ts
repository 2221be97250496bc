/** The public API of the client. */
export {
  accessKeysQuery,
  accessKeyUsageQuery,
  createAccessKeyMutation,
  revokeAccessKeyMutation,
  type AccessKey,
  type AccessKeyDay,
  type AccessKeyFacts,
  type AccessKeyState,
  type CreatedAccessKey,
} from "./access-keys.ts";
export * from "./accounts.ts";
export * from "./amendments.ts";
export * from "./attention.ts";
export type { Cell } from "./cells.ts";
export * from "./asset.ts";
export { createClient, type ApiClient, type ClientOptions } from "./client.ts";
export { embedReleaseQuery, type EmbedRelease } from "./embed.ts";
export {
  datasheetQuery,
  relatedProductsQuery,
  type Application,
  type Certification,
  type Datasheet,
  type DatasheetArgs,
  type Replacement,
  type ReplacementStep,
  type Dimension,
  type Equivalence,
  type Pallet,
  type PastPrice,
  priceHistoryQuery,
  type PriceRow,
  type Prices,
  type RelatedArgs,
  type RelatedPart,
  type RelatedProduct,
  type Upc,
} from "./datasheet.ts";
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
  changeFile,
  changeFileMutation,
  fileRefusalOf,
  fileRefusals,
  filesQuery,
  kindsByNumber,
  productImagesQuery,
  rereadFiles,
  type Banner,
  type BannerCache,
  type FileChange,
  type FileRefusal,
  type ProductImage,
  type StoredFile,
  type StoredFileKind,
  type StoredFileState,
} from "./files.ts";
export {
  fluidQuery,
  type CupEffects,
  type FluidArgs,
  type FluidContainer,
  type FluidSheet,
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
export {
  decideQuery,
  findQuery,
  fitsQuery,
  maxFoundParts,
  reportSearch,
  type CodeHit,
  type CodeHits,
  type FamilyCount,
  type DecideArgs,
  type FindArgs,
  type KnownVehicle,
  type Finding,
  type FoundPart,
  type GtinReading,
  type NearPart,
  type Numbers,
  type Deciding,
  type PrefilledSearch,
  type SearchSection,
  type TextPiece,
  type Trait,
  type UnderstoodPiece,
  type VinReading,
} from "./find.ts";
export * from "./job.ts";
export * from "./imports.ts";
export * from "./layouts.ts";
export {
  measureFieldsQuery,
  measureSearchQuery,
  type MeasureArgs,
  type MeasureFields,
  type MeasureHit,
  type MeasureResult,
  type MeasureValue,
} from "./measures.ts";
export * from "./lists.ts";
export * from "./quotations.ts";
export * from "./orders.ts";
export { rootKey } from "./query.ts";
export * from "./own-account.ts";
export type {
  FitsSummary,
  Interchange,
  Measures,
  NextPrice,
  Stock,
  WarehousePrice,
} from "./parts.ts";
export * from "./reports.ts";
export * from "./passkeys.ts";
export {
  confirmTotpMutation,
  removeTotpMutation,
  renewRecoveryCodesMutation,
  secondFactorQuery,
  startTotpMutation,
  type Passkey,
  type SecondFactor,
  type TotpSetup,
} from "./second-factor.ts";
export { forgetResults, rereadMakers } from "./searches.ts";
export {
  changeViewer,
  completeSignInMutation,
  rereadSession,
  secondFactorNeeded,
  sessionQuery,
  signInMutation,
  signOutMutation,
  type Credentials,
  type SecondFactorProof,
} from "./session.ts";
export {
  caliperKitsQuery,
  cylinderCupsQuery,
  type CatalogueTable,
  type TableRow,
} from "./tables.ts";
export * from "./upload.ts";
export {
  applicationSearchQuery,
  makersQuery,
  modelsQuery,
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
  type VehicleResult,
} from "./vehicles.ts";
export { mayCall } from "./wire.ts";
