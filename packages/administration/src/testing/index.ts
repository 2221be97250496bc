import { withCatalogueAnd } from "@caliper/catalogue-widgets/testing";
import en from "../messages/en.json";
import es from "../messages/es.json";

/** Data, viewer and language around a story of the administration. */
export const withCatalogue = withCatalogueAnd({ en, es });
