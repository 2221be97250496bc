import { createCodeMatches } from "../catalogue/code-search.service.ts";
import { createNearProducts } from "../catalogue/code-search-nearest.service.ts";
import { createReplacements } from "../catalogue/replacements.service.ts";
import type { PriceReaders } from "../catalogue/headline-prices.ts";
import type { CatalogueRepositories } from "../catalogue/repositories.ts";
import { createCodeParts } from "./code-parts.ts";
import { createUndecided } from "../deciding/undecided.ts";
import { createFactsOfVehicle } from "../deciding/facts.service.ts";
import { createDecide } from "./decide.service.ts";
import { createDescribedParts } from "./described-parts.ts";
import { createFind } from "./find.service.ts";
import { createFits } from "./fits.service.ts";
import { createFoundParts } from "./found-parts.ts";
import { createGtins } from "./gtin.ts";
import { createNearest } from "./nearest.ts";
import { createNames } from "./names.ts";
import type { NamesRepository } from "./names.repository.ts";
import { createVehicleNames } from "./vehicle-names.ts";

export { unlimited } from "../catalogue/unknown-codes.ts";
export type { Finding } from "./find.service.ts";
export { outcomeOf, unansweredSearch, type UnansweredSearch } from "./unanswered-search.ts";

export type QueryUnderstanding = ReturnType<typeof createQueryUnderstanding>;

/** Reads what is typed into the search field. */
export function createQueryUnderstanding(
  repositories: CatalogueRepositories &
    Pick<PriceReaders, "stocks"> & { readonly names: NamesRepository },
  now: () => number,
) {
  const { vehicles } = repositories;
  const factsOf = createFactsOfVehicle(repositories);
  const replacements = createReplacements(repositories.replacements);
  const gtins = createGtins(repositories.gtins);
  const names = createNames(repositories.names);
  const describedParts = createDescribedParts({ ...repositories, factsOf });
  const foundParts = createFoundParts({ ...repositories, replacements });
  const find = createFind({
    repository: repositories.names,
    customerCodes: repositories.customerCodes,
    replacements,
    names,
    codeParts: createCodeParts({
      codeMatches: createCodeMatches({ ...repositories, replacements }),
      nearProducts: createNearProducts(repositories.nearest),
      gtins,
    }),
    describedParts,
    foundParts,
    gtins,
    now,
  });
  return {
    find,
    decide: createDecide({ factsOf, foundParts }),
    fits: createFits({ ...repositories, factsOf }),
    findUndecided: createUndecided(repositories),
    nearest: createNearest({ vehicles, describedParts, foundParts }),
    vehicleNames: createVehicleNames({ names, vehicles }),
    /** Reads the names, for which the first search would wait. */
    warmUp: async () => void (await names()),
  };
}
