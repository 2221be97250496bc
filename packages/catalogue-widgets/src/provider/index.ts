export { CatalogueProvider, CatalogueTexts } from "./CatalogueProvider.tsx";
export type { CatalogueProviderProps, CatalogueTextsProps } from "./CatalogueProvider.tsx";
export {
  useClient,
  useFormat,
  useLinks,
  useLocale,
  useNavigate,
  useViewer,
  useWarehouse,
} from "./context.ts";
export { formatIn } from "./format.ts";
export type { Format } from "./format.ts";
export { contained } from "./contained.tsx";
export type { CatalogueLinks, SectionView } from "./links.ts";
export { loadMessages } from "./locale.ts";
export type { Messages } from "./locale.ts";
export type { StoredText, TableSettingsStore } from "./TableSettings.tsx";
export { linksOf } from "./portalLinks.ts";
export type { HostLinks } from "./portalLinks.ts";
export { useFailure } from "./useFailure.ts";
export type { Failure } from "./useFailure.ts";
export { retryWithBackoff } from "./retryWithBackoff.ts";
