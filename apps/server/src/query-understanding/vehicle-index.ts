import { normalizeCode, type YearRange } from "@caliper/catalogue-model";
import { digitsOf, soundOf } from "./spelling.ts";

/** A model that has applications. */
export interface CatalogueModel {
  readonly maker: string;
  readonly model: string;
  /** The first year of its applications. */
  readonly oldest: number;
  /** The newest first year of them. */
  readonly newest: number;
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
}

/** A name by which a brand or a model is found. */
export interface VehicleName {
  /** Lower-case letters and digits. */
  readonly key: string;
  readonly sound: string;
  readonly digits: string;
  readonly maker: string;
  readonly model: string | null;
  readonly oldest: number;
  readonly newest: number;
  readonly uses: number;
  /** The name is that of the catalogue, not one of several or an alias. */
  readonly isWhole: boolean;
  /** This model takes precedence where several share the name: an alias repeats the name of the model. */
  readonly isPreferred: boolean;
  /** Too short or too common to name the model without its brand: 3, 500, C. */
  readonly needsMaker: boolean;
  readonly years?: YearRange | undefined;
}

/** The names of all vehicles. */
export interface VehicleIndex {
  readonly byKey: ReadonlyMap<string, readonly VehicleName[]>;
  /** Sorted by key, for unfinished words. */
  readonly sorted: readonly VehicleName[];
  readonly makers: readonly VehicleName[];
  readonly modelsOf: ReadonlyMap<string, readonly VehicleName[]>;
  /** Models that a misspelled word may name without its brand. */
  readonly guessable: readonly VehicleName[];
}

/** Whether a misspelled word may be this name: short names are too similar. */
export const isGuessable = ({ needsMaker, key }: VehicleName): boolean =>
  !needsMaker && key.length > 3;

const keyOf = (name: string): string => normalizeCode(name).toLowerCase();

/** Text in brackets that only distinguishes a model from others is not one of its names. */
const regions = /^(?:north america|europe|china|india|australia|japan|brazil|incl\.?)$/iu;

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

/** One letter, two characters or a number are ambiguous, so they require the brand. */
const isAmbiguous = (key: string): boolean => key.length < 2 || /^\d+$/u.test(key);

/** The names of the catalogue's vehicles and their aliases. */
export function vehicleIndex(
  models: readonly CatalogueModel[],
  aliases: readonly VehicleAlias[],
): VehicleIndex {
  const names: VehicleName[] = [];
  const add = (
    key: string,
    model: CatalogueModel & { readonly years?: YearRange | undefined },
    { isMaker = false, isPreferred = false } = {},
  ) => {
    if (key === "") return;
    names.push({
      ...model,
      model: isMaker ? null : model.model,
      key,
      sound: soundOf(key),
      digits: digitsOf(key),
      needsMaker: isAmbiguous(key),
      isPreferred,
      isWhole: isMaker || key === keyOf(model.model),
    });
  };
  const makers = new Map<string, CatalogueModel>();
  const byFullName = new Map<string, CatalogueModel>();
  for (const each of models) {
    const { maker, model, newest } = each;
    if (newest > (makers.get(keyOf(maker))?.newest ?? 0)) makers.set(keyOf(maker), each);
    for (const key of new Set(namesOf(model).map(keyOf))) {
      const full = keyOf(maker) + key;
      add(key, each);
      // `peugeot206` is one word, and the whole name distinguishes Ram's 1500 from Dodge's.
      if (isAmbiguous(key)) add(full, each);
      if (!byFullName.has(full) || key === keyOf(model)) byFullName.set(full, each);
    }
  }
  for (const [key, model] of makers) add(key, model, { isMaker: true });
  for (const { kind, alias, name, years } of aliases) {
    const named = (kind === "maker" ? makers : byFullName).get(keyOf(name));
    // An alias of a vehicle that the catalogue has no parts for is ignored.
    if (!named) continue;
    const isMaker = kind === "maker";
    const isPreferred = !isMaker && namesOf(named.model).map(keyOf).includes(keyOf(alias));
    add(keyOf(alias), { ...named, years }, { isMaker, isPreferred });
  }
  const sorted = names.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  const modelsOf = Map.groupBy(
    sorted.filter(({ model }) => model !== null),
    ({ maker }) => maker,
  );
  return {
    sorted,
    byKey: Map.groupBy(sorted, ({ key }) => key),
    makers: sorted.filter(({ model }) => model === null),
    modelsOf,
    guessable: [...modelsOf.values()].flat().filter(isGuessable),
  };
}

/** Names that begin with a key, without the key itself. */
export function namesFrom({ sorted }: VehicleIndex, key: string): VehicleName[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.key ?? "") < key) low = middle + 1;
    else high = middle;
  }
  const found: VehicleName[] = [];
  for (let at = low; sorted[at]?.key.startsWith(key); at += 1) {
    const name = sorted[at];
    if (name && name.key !== key) found.push(name);
  }
  return found;
}
