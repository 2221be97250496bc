import type { ApiClient } from "@caliper/api-client";
import type { Language, Viewer, Warehouse } from "@caliper/catalogue-model";
import { createContext, use } from "react";
import type { CatalogueLinks } from "./links.ts";
import type { StoredText } from "./TableSettings.tsx";

export interface CatalogueContext {
  readonly client: ApiClient;
  readonly locale: Language;
  readonly viewer: Viewer;
  readonly links: CatalogueLinks;
  readonly navigate: (href: string) => void;
  readonly warehouse: Warehouse | undefined;
  readonly origin: string | undefined;
  readonly vehicleStore: StoredText | undefined;
}

export const Catalogue = createContext<CatalogueContext | null>(null);

function useCatalogue(): CatalogueContext {
  const catalogue = use(Catalogue);
  if (catalogue === null) {
    throw new Error(
      "A catalogue widget is outside CatalogueProvider. Render the provider around it.",
    );
  }
  return catalogue;
}

export const useClient = (): ApiClient => useCatalogue().client;
export const useViewer = (): Viewer => useCatalogue().viewer;
export const useLinks = (): CatalogueLinks => useCatalogue().links;
export const useLocale = (): Language => useCatalogue().locale;
/** Navigates within the host, for actions that are not links: Enter in a field, a selected option. */
export const useNavigate = (): ((href: string) => void) => useCatalogue().navigate;
/** The warehouse whose prices the viewer chose; undefined for a viewer without prices. */
export const useWarehouse = (): Warehouse | undefined => useCatalogue().warehouse;
/** The page's origin while a server renders it, and while the browser hydrates that; undefined otherwise. */
export const useOrigin = (): string | undefined => useCatalogue().origin;
/** Where the host stores the vehicle that was searched for last; undefined where it does not. */
export const useVehicleStore = (): StoredText | undefined => useCatalogue().vehicleStore;
