import { remembered } from "../remembered.ts";
import { setTimeout as after } from "node:timers/promises";
import { normalizeCode } from "@caliper/catalogue-model";
import {
  productVocabulary,
  type Names,
  createVehicleIndexes,
  submodelIndex,
  type VehicleAlias,
} from "@caliper/search-language";
import type { NamesRepository } from "./names.repository.ts";

type Aliases = Awaited<ReturnType<NamesRepository["aliases"]>>;

/**
 * From the change of a table until it is read again, in ms: reading takes some tenths of a second in a large catalogue, and
 * the search that noticed the change should not compete with it. Changes in quick succession are read once.
 */
const pause = 500;

/** Reads again after the revision has changed, and returns the previous value until the new one has arrived. */
function refreshed<Value>(read: () => Promise<Value>): (revision: string) => Promise<Value> {
  const first = remembered(read);
  let latest: { readonly revision: string; readonly value: Value } | undefined;
  let isReading = false;
  async function readAgain(revision: string): Promise<void> {
    await after(pause, undefined, { ref: false });
    latest = { revision, value: await read() };
  }
  return async (revision) => {
    if (!latest) {
      const value = await first(revision);
      latest ??= { revision, value };
    } else if (latest.revision !== revision && !isReading) {
      isReading = true;
      // The next search tries again.
      readAgain(revision)
        .catch(() => undefined)
        .finally(() => (isReading = false));
    }
    return latest.value;
  };
}

/**
 * The names of the catalogue. A change of the aliases takes effect at once, a change of the vehicles or brands as soon as
 * they have been read again, which reads only the changed table: the brands alone are a scan of every interchange.
 */
export function createNames(repository: NamesRepository): () => Promise<Names> {
  const indexVehicles = createVehicleIndexes();
  const namesWith = (aliases: Aliases) => {
    const otherNames = vehicleAliases(aliases);
    const vehicles = refreshed(async () => indexVehicles(await repository.models(), otherNames));
    const brands = refreshed(async () => brandsByKey(await repository.brands(), aliases));
    const submodels = refreshed(async () => submodelIndex(await repository.submodels()));
    const products = productVocabulary(aliases.filter(({ kind }) => kind === "product"));
    return { vehicles, submodels, brands, products };
  };
  const withAliases = remembered(async () => namesWith(await repository.aliases()));
  return async () => {
    const { alias, application, interchange } = await repository.revisions();
    const names = await withAliases(alias);
    const [vehicles, submodels, brands] = await Promise.all([
      names.vehicles(application),
      names.submodels(application),
      names.brands(interchange),
    ]);
    return { vehicles, submodels, brands, products: names.products };
  };
}

function vehicleAliases(aliases: Aliases): VehicleAlias[] {
  return aliases.flatMap(({ kind, alias, name, submodel, year_from: from, year_to: to }) =>
    kind === "maker" || kind === "model"
      ? [
          {
            kind,
            alias,
            name,
            ...(submodel !== null && { submodel }),
            ...(from !== null && { years: { from, to } }),
          },
        ]
      : [],
  );
}

const keyOf = (name: string): string => normalizeCode(name).toLowerCase();

/** By lower-case letters and digits; the brands of the interchanges in their spelling. */
function brandsByKey(brands: readonly string[], aliases: Aliases): ReadonlyMap<string, string> {
  const catalogueBrands = new Map(brands.map((brand) => [keyOf(brand), brand]));
  const aliasEntries = aliases.flatMap(({ kind, alias, name }) =>
    kind === "brand" ? [[keyOf(alias), catalogueBrands.get(keyOf(name)) ?? name] as const] : [],
  );
  return new Map([...aliasEntries, ...catalogueBrands]);
}
