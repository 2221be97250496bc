import { normalizeCode } from "@caliper/catalogue-model";
import { vehicleAliases } from "./known-names.ts";
import type { NamesRepository } from "./names.repository.ts";
import type { Names } from "./understand.ts";
import { vehicleIndex } from "./vehicle-index.ts";

/** The names of the catalogue, read again after a change. */
export function createNames(repository: NamesRepository): () => Promise<Names> {
  let latest: { readonly revision: number; readonly names: Promise<Names> } | undefined;
  const load = async (): Promise<Names> => {
    const [models, brands] = await Promise.all([repository.models(), repository.brands()]);
    return {
      vehicles: vehicleIndex(models, vehicleAliases),
      brands: new Map(brands.map((brand) => [normalizeCode(brand).toLowerCase(), brand])),
    };
  };
  return async () => {
    const revision = await repository.revision();
    if (latest?.revision === revision) return latest.names;
    const names = load();
    latest = { revision, names };
    // A failure is not kept.
    names.catch(() => {
      latest = undefined;
    });
    return names;
  };
}
