import type { OpenDatabase } from "../db/index.ts";
import { codeSearchRepository } from "./code-search.repository.ts";
import { createCodeSearch } from "./code-search.service.ts";
import { nearestCodesRepository } from "./code-search-nearest.repository.ts";
import {
  createNearestCodes,
  createNearProducts,
  maxSuggested,
} from "./code-search-nearest.service.ts";
import { datasheetRepository, type JsonKeys } from "./datasheet.repository.ts";
import { createDatasheets } from "./datasheet.service.ts";
import { fluidsRepository } from "./fluids.repository.ts";
import { createFluids } from "./fluids.service.ts";
import { hardwareRepository } from "./hardware.repository.ts";
import { createHardware } from "./hardware.service.ts";
import { createMeasureSearch } from "./measure-search.service.ts";
import { measuresRepository } from "./measures.repository.ts";
import { pricesRepository } from "./prices.repository.ts";
import { productsRepository } from "./products.repository.ts";
import { createSmallTables } from "./small-tables.service.ts";
import { createVehicleSearch } from "./vehicle-search.service.ts";
import { vehiclesRepository } from "./vehicles.repository.ts";

export type Catalogue = ReturnType<typeof createCatalogue>;

/** The services that read the catalogue, over one database. */
export function createCatalogue(database: OpenDatabase, keys: JsonKeys) {
  const products = productsRepository(database);
  const prices = pricesRepository(database);
  const vehicles = vehiclesRepository(database);
  const nearest = nearestCodesRepository(database);
  const datasheets = datasheetRepository(database, keys);
  return {
    searchByCode: createCodeSearch({ codes: codeSearchRepository(database), products, prices }),
    nearestCodes: createNearestCodes({ nearest, products }),
    nearProducts: createNearProducts(nearest, maxSuggested),
    vehicles: createVehicleSearch({ vehicles, products, prices }),
    hardware: createHardware({
      hardware: hardwareRepository(database),
      products,
      prices,
      vehicles,
    }),
    measures: createMeasureSearch({ measures: measuresRepository(database), products, prices }),
    datasheets: createDatasheets({ products, prices, datasheets }),
    fluid: createFluids({ fluids: fluidsRepository(database), datasheets, prices }),
    tables: createSmallTables(database),
  };
}
