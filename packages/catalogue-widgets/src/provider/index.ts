export { CatalogueProvider, type CatalogueProviderProps } from "./CatalogueProvider.tsx";
export { CatalogueTexts, type CatalogueTextsProps } from "./CatalogueTexts.tsx";
export {
  useClient,
  useLinks,
  useLocale,
  useNavigate,
  useOrigin,
  useVehicleStore,
  useViewer,
  useWarehouse,
} from "./context.ts";
export { formatIn, type Format } from "./format.ts";
export { contained, CrashBoundary, CrashListener } from "./contained.tsx";
export type { CatalogueLinks, SectionView } from "./links.ts";
export { loadMessages } from "./locale.ts";
export type { Messages } from "./loadAreas.ts";
export type { StoredText, TableSettingsStore } from "./TableSettings.tsx";
export { linksOf, type HostLinks } from "./portalLinks.ts";
export { useFormat } from "./useFormat.ts";
export { useSharedState } from "./useSharedState.ts";
export { useFailure, type Failure } from "./useFailure.ts";
export { retryWithBackoff } from "./retryWithBackoff.ts";
