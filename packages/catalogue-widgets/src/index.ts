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
} from "./provider/index.ts";
export type {
  CatalogueLinks,
  CatalogueProviderProps,
  CatalogueTextsProps,
  Failure,
  Format,
  HostLinks,
  Messages,
  SectionView,
  StoredText,
  TableSettingsStore,
} from "./provider/index.ts";
export { useTextOf } from "./messages/index.ts";
export type { FormatTextOf } from "./messages/index.ts";
export { useTerms } from "./terms/index.ts";
export type { Terms } from "./terms/index.ts";
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
} from "./search/index.ts";
export type {
  ApplicationSearchProps,
  CodeSearchProps,
  GlobalCodeFieldProps,
  KeyboardShortcutsProps,
  PartsWallProps,
  SectionApplicationSearchProps,
  SectionCodeSearchProps,
  SectionCriteria,
  VehicleCriteria,
  VehicleSection,
} from "./search/index.ts";
export * from "./job/index.ts";
export { PartFit, VehicleChip } from "./vehicle/index.ts";
export type { VehicleChipProps } from "./vehicle/index.ts";
export * from "./session/index.ts";
export * from "./banners/index.ts";
export * from "./hardware/index.ts";
export { measureAddress, MeasureSearch, noMeasures, readMeasureAddress } from "./measure/index.ts";
export type {
  MeasureCriteria,
  MeasureSearchProps,
  MeasureSection,
  MeasureUnit,
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
} from "./drawings/index.ts";
export type {
  Dimensions,
  DrawingFile,
  DrawingProps,
  DrawingSheetForSignInProps,
  DrawingSize,
  DrawingUnit,
  OutlineProps,
  OverlaidDrawingsProps,
  OverlaidPartData,
  ScaledViewProps,
} from "./drawings/index.ts";
export * from "./fluids/index.ts";
export * from "./comparison/index.ts";
export { hydrateInTurns, Late, nextTask, resume } from "./shared/late/index.ts";
export { PrintHead } from "./shared/print-head/index.ts";
export { useListLabels } from "./parts-lists/index.ts";
export { PartsLists } from "./shared/add-to-list/index.ts";
export type { PartsListsHost, PartToAdd } from "./shared/add-to-list/index.ts";
export { CompareLink } from "./shared/compare-link/index.ts";
export type { ComparedSection, CompareLinkProps } from "./shared/compare-link/index.ts";
export { MakeAmendment, confirmationDelay } from "./amendments/index.ts";
export type { MakeAmendmentProps } from "./amendments/index.ts";
export * from "./own-account/index.ts";
export * from "./newsletter/index.ts";
