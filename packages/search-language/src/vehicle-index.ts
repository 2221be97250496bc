import { isDeepStrictEqual } from "node:util";
import { normalizeCode, type YearRange, compareTexts } from "@caliper/catalogue-model";
import { bySound, type NamesBySound, spelled, type Spelled } from "./spelling.ts";

/** A model that has applications. */
export interface CatalogueModel {
  readonly maker: string;
  readonly model: string;
  /** The first year of its applications. */
  readonly oldest: number;
  /** The newest first year of them. */
  readonly newest: number;
  /** The last year of them; null while it is built. */
  readonly latest: number | null;
  /** How many applications it has, up to some hundreds. */
  readonly uses: number;
}

/** Another name of a brand or of a model; for a model, `name` is brand and model. */
export interface VehicleAlias {
  readonly kind: "maker" | "model";
  readonly alias: string;
  readonly name: string;
  /** The years in which the model had this name. */
  readonly years?: YearRange | undefined;
  /** A word in the names of the submodels that had this name: B13 for Tsuru. */
  readonly submodel?: string | undefined;
}

/** A name by which a brand or a model is found. */
export interface VehicleName extends Spelled {
  readonly maker: string;
  readonly model: string | null;
  readonly oldest: number;
  readonly newest: number;
  readonly latest: number | null;
  readonly uses: number;
  /** The name is that of the catalogue, not one of several or an alias. */
  readonly isWhole: boolean;
  /** This model takes precedence where several share the name: an alias repeats the name of the model. */
  readonly isPreferred: boolean;
  /** Too short or too common to name the model without its brand: 3, 500, C. */
  readonly needsMaker: boolean;
  readonly years?: YearRange | undefined;
  readonly submodel?: string | undefined;
  /** Another brand that sells the model under this name. */
  readonly soldBy?: string | undefined;
}

/** The names of all vehicles. */
export interface VehicleIndex {
  readonly byKey: ReadonlyMap<string, readonly VehicleName[]>;
  /** Sorted by key, for unfinished words. */
  readonly sorted: readonly VehicleName[];
  readonly makers: readonly VehicleName[];
  readonly makersBySound: NamesBySound<VehicleName>;
  readonly modelsOf: ReadonlyMap<string, readonly VehicleName[]>;
  /** Models of other makers by the brand that sells them too: Chevrolet sells Suzuki's Grand Vitara. Not in the other lists. */
  readonly soldBy: ReadonlyMap<string, readonly VehicleName[]>;
  /** The models that a misspelled word may be, among them those that another brand sells. */
  readonly modelsBySound: NamesBySound<VehicleName>;
}

/** Whether a misspelled word may be this name: short names are too similar. */
const isGuessable = ({ needsMaker, key }: VehicleName): boolean => !needsMaker && key.length > 3;

const keyOf = (name: string): string => normalizeCode(name).toLowerCase();

/** Text in brackets that only distinguishes a model from others is not one of its names. */
const regions =
  /^(?:north america|europe|china|india|australia|japan|brazil|international|incl\.?)$/iu;

/** The names that a model is known by: `Triton (L200 / Strada)` has three. */
export function namesOf(model: string): string[] {
  const outside = model.replace(/\(.*?\)/gu, " ");
  const inside = [...model.matchAll(/\((.*?)\)/gu)].flatMap(([, text = ""]) => text.split(/[/,]/u));
  const names = [...outside.split("/"), ...inside.filter((name) => !regions.test(name.trim()))].map(
    (name) => name.replace(/^incl\.?\s+/iu, "").trim(),
  );
  return [...new Set([model, ...names].flatMap((name) => [name, ...turned(name)]))];
}

/** `C-Class` is also Clase C and Class C; `3 Series` is also Serie 3. */
function turned(name: string): string[] {
  const [, letters = ""] = /^(.+)[ -]Class$/iu.exec(name) ?? [];
  if (letters !== "") return [`Clase ${letters}`, `Class ${letters}`, letters];
  const [, number = ""] = /^(.+)[ -]Series$/iu.exec(name) ?? [];
  if (number !== "") return [`Serie ${number}`, `Series ${number}`, `${number} Serie`, number];
  return [];
}

/** Bodies and versions of many models, which also are models: Mini's Convertible and Classic, the Baleno (Hatchback). */
const versions = new Set(
  "cargo classic comfort convertible coupe crossover hardtop hatch hatchback life max minivan pickup roadster sedan sport suv touring van wagon".split(
    " ",
  ),
);

/** One letter, a number or a version of many models are ambiguous, so they require the brand. */
const isAmbiguous = (key: string): boolean =>
  key.length < 2 || /^\d+$/u.test(key) || versions.has(key);

type KnownAs = Spelled & Pick<VehicleName, "needsMaker">;

const knownAs = (key: string): KnownAs => ({ ...spelled(key), needsMaker: isAmbiguous(key) });

/** The names of a model of the catalogue. */
interface ModelNames {
  readonly makerKey: string;
  readonly modelKey: string;
  /** By which it is found: its names, and ambiguous ones also after the brand. */
  readonly names: readonly KnownAs[];
  /** The brand and a name; `isOwn` for the model's own. */
  readonly fullNames: readonly { readonly key: string; readonly isOwn: boolean }[];
}

function modelNames(maker: string, model: string): ModelNames {
  const makerKey = keyOf(maker);
  const modelKey = keyOf(model);
  const keys = [...new Set(namesOf(model).map(keyOf))];
  // `peugeot206` is one word, and the whole name distinguishes Ram's 1500 from Dodge's.
  const nameKeys = keys.flatMap((key) => (isAmbiguous(key) ? [key, makerKey + key] : [key]));
  return {
    makerKey,
    modelKey,
    names: nameKeys.filter((key) => key !== "").map(knownAs),
    fullNames: keys.map((key) => ({ key: makerKey + key, isOwn: key === modelKey })),
  };
}

export type IndexVehicles = (
  models: readonly CatalogueModel[],
  aliases: readonly VehicleAlias[],
) => VehicleIndex;

interface Indexed {
  readonly models: readonly CatalogueModel[];
  readonly aliases: readonly VehicleAlias[];
  readonly index: VehicleIndex;
}

/**
 * Indexes the names of the catalogue's vehicles and their aliases. After an import most models, if not all, are those of
 * the index before; their names are not taken apart again, which is most of the work.
 */
export function createVehicleIndexes(): IndexVehicles {
  let latest: Indexed | undefined;
  let namesById: ReadonlyMap<string, ModelNames> = new Map();
  return (models, aliases) => {
    if (latest?.aliases === aliases && isDeepStrictEqual(latest.models, models))
      return latest.index;
    const current = new Map<string, ModelNames>();
    const modelsWithNames = models.map((each) => {
      const { maker, model } = each;
      const id = `${maker}\n${model}`;
      const names = namesById.get(id) ?? modelNames(maker, model);
      current.set(id, names);
      return [each, names] as const;
    });
    namesById = current;
    latest = { models, aliases, index: vehicleIndex(modelsWithNames, aliases) };
    return latest.index;
  };
}

function vehicleIndex(
  models: readonly (readonly [CatalogueModel, ModelNames])[],
  aliases: readonly VehicleAlias[],
): VehicleIndex {
  const names: VehicleName[] = [];
  const makers = new Map<string, CatalogueModel>();
  const byOwnName = new Map<string, CatalogueModel>();
  const byOtherName = new Map<string, CatalogueModel>();
  for (const [each, found] of models) {
    const { makerKey, modelKey, fullNames } = found;
    const newest = makers.get(makerKey)?.newest ?? 0;
    if (makerKey !== "" && each.newest > newest) makers.set(makerKey, each);
    for (const name of found.names)
      names.push({ ...each, ...name, isPreferred: false, isWhole: name.key === modelKey });
    for (const { key, isOwn } of fullNames) {
      const byKey = isOwn ? byOwnName : byOtherName;
      // Swift and Swift+ have the same key.
      if (each.uses > (byKey.get(key)?.uses ?? -1)) byKey.set(key, each);
    }
  }
  const asMaker = { model: null, isPreferred: false, isWhole: true };
  const sold: (VehicleName & { readonly soldBy: string })[] = [];
  for (const [key, each] of makers) names.push({ ...each, ...knownAs(key), ...asMaker });
  for (const { kind, alias, name, years, submodel } of aliases) {
    const key = keyOf(alias);
    const full = keyOf(name);
    const aliased =
      kind === "maker" ? makers.get(full) : (byOwnName.get(full) ?? byOtherName.get(full));
    // An alias of a vehicle that the catalogue has no parts for is ignored.
    if (!aliased || key === "") continue;
    const keys = namesOf(aliased.model).map(keyOf);
    const asModel = { isPreferred: keys.includes(key), isWhole: key === keyOf(aliased.model) };
    names.push({
      ...aliased,
      years,
      submodel,
      ...knownAs(key),
      ...(kind === "maker" ? asMaker : asModel),
    });
    const seller = kind === "model" ? sellerIn(alias, makers) : undefined;
    if (seller && seller.brand !== aliased.maker)
      sold.push({
        ...aliased,
        years,
        submodel,
        ...knownAs(seller.key),
        ...asModel,
        soldBy: seller.brand,
      });
  }
  const sorted = names.sort((a, b) => compareTexts(a.key, b.key));
  const modelsOf = Map.groupBy(
    sorted.filter(({ model }) => model !== null),
    ({ maker }) => maker,
  );
  const makerNames = sorted.filter(({ model }) => model === null);
  const ownAndSold = [...[...modelsOf.values()].flat(), ...sold];
  return {
    sorted,
    byKey: Map.groupBy(sorted, ({ key }) => key),
    makers: makerNames,
    makersBySound: bySound(makerNames),
    modelsOf,
    soldBy: Map.groupBy(sold, ({ soldBy }) => soldBy),
    modelsBySound: bySound(ownAndSold.filter(isGuessable)),
  };
}

/** The brand in front of an alias, and the rest: Chevrolet in `chevrolet grand vitara`. */
function sellerIn(
  alias: string,
  makers: ReadonlyMap<string, CatalogueModel>,
): { readonly brand: string; readonly key: string } | undefined {
  const words = alias.trim().split(/\s+/u);
  for (let count = words.length - 1; count > 0; count -= 1) {
    const seller = makers.get(keyOf(words.slice(0, count).join("")));
    const key = keyOf(words.slice(count).join(""));
    if (seller && key !== "") return { brand: seller.maker, key };
  }
  return undefined;
}

/** Names that begin with a key, without the key itself. */
export function namesFrom({ sorted }: VehicleIndex, key: string): VehicleName[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.key ?? "") < key) low = middle + 1;
    else high = middle;
  }
  const names: VehicleName[] = [];
  for (let at = low; sorted[at]?.key.startsWith(key); at += 1) {
    const name = sorted[at];
    if (name && name.key !== key) names.push(name);
  }
  return names;
}
