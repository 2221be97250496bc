import { createCodeSearch } from "./code-search.service.ts";
import {
  createNearestCodes,
  createNearProducts,
  maxSuggested,
} from "./code-search-nearest.service.ts";
import { createDatasheets } from "./datasheet.service.ts";
import { createFluids } from "./fluids.service.ts";
import { createHardware } from "./hardware.service.ts";
import { createMeasureSearch } from "./measure-search.service.ts";
import type { CatalogueRepositories } from "./repositories.ts";
import { createRelations } from "./relations.service.ts";
import { createReplacements } from "./replacements.service.ts";
import { createSmallTables } from "./small-tables.service.ts";
import type { Stocks } from "./stock.service.ts";
import { createVehicleSearch } from "./vehicle-search.service.ts";

export type Catalogue = ReturnType<typeof createCatalogue>;

/** The services that read the catalogue. */
export function createCatalogue(repositories: CatalogueRepositories & { readonly stocks: Stocks }) {
  const replacements = createReplacements(repositories.replacements);
  const relations = createRelations(repositories.relations);
  return {
    relations,
    replacements,
    searchByCode: createCodeSearch({ ...repositories, replacements }),
    nearestCodes: createNearestCodes(repositories),
    nearProducts: createNearProducts(repositories.nearest, maxSuggested),
    vehicles: createVehicleSearch({ ...repositories, replacements }),
    hardware: createHardware(repositories),
    measures: createMeasureSearch({ ...repositories, replacements }),
    datasheets: createDatasheets({ ...repositories, relations, replacements }),
    fluid: createFluids(repositories),
    smallTable: createSmallTables(repositories.smallTables),
  };
}
