export {
  CatalogueProvider,
  CatalogueTexts,
  linksOf,
  loadMessages,
  retryWithBackoff,
  useClient,
  useFailure,
  useFormat,
  useLinks,
  useLocale,
  useNavigate,
  useViewer,
  useWarehouse,
  type CatalogueLinks,
  type CatalogueProviderProps,
  type CatalogueTextsProps,
  type Failure,
  type Format,
  type HostLinks,
  type Messages,
  type SectionView,
  type StoredText,
  type TableSettingsStore,
} from "./provider/index.ts";
export { useTextOf, type FormatTextOf } from "./messages/index.ts";
export { useTerms, type Terms } from "./terms/index.ts";
export * from "./datasheet/index.ts";
export {
  ApplicationSearch,
  CodeSearch,
  GlobalCodeField,
  KeyboardShortcuts,
  matchedRange,
  noSectionVehicle,
  noVehicle,
  PartsWall,
  SectionApplicationSearch,
  SectionCodeSearch,
  vehicleName,
  yearsOf,
  type ApplicationSearchProps,
  type CodeSearchProps,
  type GlobalCodeFieldProps,
  type KeyboardShortcutsProps,
  type PartsWallProps,
  type SectionApplicationSearchProps,
  type SectionCodeSearchProps,
  type SectionCriteria,
  type VehicleCriteria,
  type VehicleSection,
} from "./search/index.ts";
export * from "./job/index.ts";
export { PartFit, VehicleChip, type VehicleChipProps } from "./vehicle/index.ts";
export * from "./session/index.ts";
export * from "./banners/index.ts";
export * from "./hardware/index.ts";
export {
  measureAddress,
  MeasureSearch,
  noMeasures,
  readMeasureAddress,
  type MeasureCriteria,
  type MeasureSearchProps,
  type MeasureSection,
  type MeasureUnit,
} from "./measure/index.ts";
export * from "./tables/index.ts";
export {
  Drawing,
  DrawingFileMaker,
  DrawingScale,
  DrawingSheetForSignIn,
  Outline,
  outlineScale,
  OverlaidDrawings,
  partOf,
  ScaledView,
  useAlignment,
  type Dimensions,
  type DrawingFile,
  type DrawingProps,
  type DrawingSheetForSignInProps,
  type DrawingSize,
  type DrawingUnit,
  type OutlineProps,
  type OverlaidDrawingsProps,
  type OverlaidPartData,
  type ScaledViewProps,
} from "./drawings/index.ts";
export * from "./fluids/index.ts";
export * from "./comparison/index.ts";
export { hydrateInTurns, Late, nextTask, resume } from "./shared/late/index.ts";
export { PrintHead } from "./shared/print-head/index.ts";
export { useListLabels } from "./parts-lists/index.ts";
export { PartsLists, type PartsListsHost, type PartToAdd } from "./shared/add-to-list/index.ts";
export {
  CompareLink,
  type ComparedSection,
  type CompareLinkProps,
} from "./shared/compare-link/index.ts";
export { MakeAmendment, confirmationDelay, type MakeAmendmentProps } from "./amendments/index.ts";
export * from "./own-account/index.ts";
export * from "./newsletter/index.ts";
