import { codeSearchRepository } from "../catalogue/code-search.repository.ts";
import { createCodeMatches } from "../catalogue/code-search.service.ts";
import { nearestCodesRepository } from "../catalogue/code-search-nearest.repository.ts";
import { createNearProducts } from "../catalogue/code-search-nearest.service.ts";
import { fluidsRepository } from "../catalogue/fluids.repository.ts";
import { measuresRepository } from "../catalogue/measures.repository.ts";
import { pricesRepository } from "../catalogue/prices.repository.ts";
import { productsRepository } from "../catalogue/products.repository.ts";
import { vehiclesRepository } from "../catalogue/vehicles.repository.ts";
import type { OpenDatabase } from "../db/index.ts";
import { createCodeParts } from "./code-parts.ts";
import { createDescribedParts } from "./described-parts.ts";
import { createFind } from "./find.service.ts";
import { createFoundParts } from "./found-parts.ts";
import { createGtins } from "./gtin.ts";
import { gtinsRepository } from "../catalogue/gtins.repository.ts";
import { createNames } from "./names.ts";
import { namesRepository } from "./names.repository.ts";
import { createVehicleNames } from "./vehicle-names.ts";

export { unlimited } from "../catalogue/unknown-codes.ts";

export type QueryUnderstanding = ReturnType<typeof createQueryUnderstanding>;

/** Reads what is typed into the search field, over one database. */
export function createQueryUnderstanding(database: OpenDatabase, now: () => number) {
  const products = productsRepository(database);
  const prices = pricesRepository(database);
  const repository = namesRepository(database);
  const gtins = createGtins(gtinsRepository(database));
  const names = createNames(repository);
  const vehicles = vehiclesRepository(database);
  const find = createFind({
    repository,
    names,
    codeParts: createCodeParts({
      codeMatches: createCodeMatches(codeSearchRepository(database)),
      nearProducts: createNearProducts(nearestCodesRepository(database)),
      gtins,
    }),
    describedParts: createDescribedParts({
      vehicles,
      measures: measuresRepository(database),
      fluids: fluidsRepository(database),
    }),
    foundParts: createFoundParts({ products, prices }),
    gtins,
    now,
  });
  return {
    find,
    vehicleNames: createVehicleNames({ names, vehicles }),
    /** Reads the names, for which the first search would wait. */
    warmUp: async () => void (await names()),
  };
}
