export { CatalogueProvider } from "./CatalogueProvider.tsx";
export type { CatalogueProviderProps } from "./CatalogueProvider.tsx";
export { CatalogueTexts } from "./CatalogueTexts.tsx";
export type { CatalogueTextsProps } from "./CatalogueTexts.tsx";
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
export { formatIn } from "./format.ts";
export type { Format } from "./format.ts";
export { contained, CrashBoundary, CrashListener } from "./contained.tsx";
export type { CatalogueLinks, SectionView } from "./links.ts";
export { loadMessages } from "./locale.ts";
export type { Messages } from "./loadAreas.ts";
export type { StoredText, TableSettingsStore } from "./TableSettings.tsx";
export { linksOf } from "./portalLinks.ts";
export type { HostLinks } from "./portalLinks.ts";
export { useFormat } from "./useFormat.ts";
export { useSharedState } from "./useSharedState.ts";
export { useFailure } from "./useFailure.ts";
export type { Failure } from "./useFailure.ts";
export { retryWithBackoff } from "./retryWithBackoff.ts";
