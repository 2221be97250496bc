import { normalizeCode } from "@caliper/catalogue-model";
import { productVocabulary } from "./kinds.ts";
import type { NamesRepository } from "./names.repository.ts";
import type { Names } from "./understand.ts";
import { type VehicleAlias, vehicleIndex } from "./vehicle-index.ts";

type Aliases = Awaited<ReturnType<NamesRepository["aliases"]>>;

/** The names of the catalogue, read again after a change. */
export function createNames(repository: NamesRepository): () => Promise<Names> {
  let latest: { readonly revision: number; readonly names: Promise<Names> } | undefined;
  const load = async (): Promise<Names> => {
    const [models, brands, aliases] = await Promise.all([
      repository.models(),
      repository.brands(),
      repository.aliases(),
    ]);
    return {
      vehicles: vehicleIndex(models, vehicleAliases(aliases)),
      brands: brandsByKey(brands, aliases),
      products: productVocabulary(aliases.filter(({ kind }) => kind === "product")),
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

function vehicleAliases(aliases: Aliases): VehicleAlias[] {
  return aliases.flatMap(({ kind, alias, name, year_from: from, year_to: to }) =>
    kind === "maker" || kind === "model"
      ? [{ kind, alias, name, ...(from !== null && { years: { from, to } }) }]
      : [],
  );
}

const keyOf = (name: string): string => normalizeCode(name).toLowerCase();

/** By lower-case letters and digits; the brands of the interchanges in their spelling. */
function brandsByKey(brands: readonly string[], aliases: Aliases): ReadonlyMap<string, string> {
  const own = new Map(brands.map((brand) => [keyOf(brand), brand]));
  const others = aliases.flatMap(({ kind, alias, name }) =>
    kind === "brand" ? [[keyOf(alias), own.get(keyOf(name)) ?? name] as const] : [],
  );
  return new Map([...others, ...own]);
}
