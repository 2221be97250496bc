import type { OpenDatabase } from "../db/index.ts";
import { codeSearchRepository } from "./code-search.repository.ts";
import { nearestCodesRepository } from "./code-search-nearest.repository.ts";
import { customerCodesRepository } from "./customer-codes.repository.ts";
import { datasheetRepository, type JsonKeys } from "./datasheet.repository.ts";
import { fluidsRepository } from "./fluids.repository.ts";
import { gtinsRepository } from "./gtins.repository.ts";
import { hardwareRepository } from "./hardware.repository.ts";
import { measuresRepository } from "./measures.repository.ts";
import { pricesRepository } from "./prices.repository.ts";
import { productsRepository } from "./products.repository.ts";
import { relationsRepository } from "./relations.repository.ts";
import { replacementsRepository } from "./replacements.repository.ts";
import { smallTablesRepository } from "./small-tables.repository.ts";
import { stockRepository } from "./stock.repository.ts";
import { unknownCodesRepository } from "./unknown-codes.repository.ts";
import { vehiclesRepository } from "./vehicles.repository.ts";

export type CatalogueRepositories = ReturnType<typeof catalogueRepositories>;

/** What reads the catalogue's tables, over one database. */
export const catalogueRepositories = (
  database: OpenDatabase,
  keys: JsonKeys,
  now: () => number,
) => ({
  codes: codeSearchRepository(database),
  customerCodes: customerCodesRepository(database),
  datasheets: datasheetRepository(database, keys),
  fluids: fluidsRepository(database),
  gtins: gtinsRepository(database),
  hardware: hardwareRepository(database),
  measures: measuresRepository(database),
  nearest: nearestCodesRepository(database),
  prices: pricesRepository(database, now),
  products: productsRepository(database),
  relations: relationsRepository(database),
  replacements: replacementsRepository(database),
  smallTables: smallTablesRepository(database),
  stock: stockRepository(database),
  unknownCodes: unknownCodesRepository(database),
  vehicles: vehiclesRepository(database),
});
