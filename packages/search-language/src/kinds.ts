import { families, type FamilyId, foldText, languages } from "@caliper/catalogue-model";
import type { Axle, AxleReading, ProductReading } from "./reading.ts";
import { singular } from "./singular.ts";
import {
  bySound,
  type NamesBySound,
  namesNear,
  spelled,
  type Spelled,
  type SpellingBudget,
} from "./spelling.ts";
import { type Atom, type QueryText, type Span, windowsOf } from "./text.ts";

const axles: Readonly<Record<Axle, string>> = {
  Front: "delantero delantera delant delt front frt fr frontal anterior frente",
  Rear: "trasero trasera tras rear rr posterior post atras back",
};

/** Words of a message that are never a part of a name. */
const courtesies = new Set(
  [
    "buen bueno buena buenos buenas dia dias tarde tardes noche noches hola saludo saludos gracias favor porfa porfis porfavor",
    "amigo amiga jefe estimado estimada disculpa disculpe dame deme manda mande regala regale pasame oiga oye",
    "disponible disponibles disponibilidad existencia existencias cotizar cotiza cotizame coticeme cotizacion urge urgente",
    "quisiera podria podrian puede pueden puedes tendra tendran tendras maneja manejan consigue consigo",
    "hello hi hey please thanks thank thx pls available availability quote asap",
  ]
    .join(" ")
    .split(" "),
);

/** Other words without meaning in a search. */
const fillers = new Set(
  [
    "a al con de del d e el en es f la las lo los mi o para por pa q que r se su t un una unos y year",
    "ano anos modelo mod marca carro auto automovil coche camioneta camion vehiculo version motor",
    "freno frenos eje juego jgo kit set par pieza precio repuesto reparo reparacion busco buscando ando necesito ocupo quiero tiene tienen tienes hay cuanto cuantos cuesta cuestan costo vale valen sale salen",
    "cual cuales donde ese esa esos esas este esta estos me te le les nos si ya todavia das dan deja dejan stock cliente interesa comprar saber",
    "and or brake for of my the truck car need price prices axle in on with fits fit vehicle brakes",
    "i you your we do does can could get got have has carry sell want looking look buy any some how much many are is s to what whats there guys",
    "usado usada gastado gastada desgastado desgastada viejo vieja nuevo nueva mide miden medida size",
    "used worn old new measures measure",
    "upc ean gtin barra barras barcode codigo cod code ref referencia no num numero nro number parte part fmsi oem oe plate placa equivalente",
  ]
    .join(" ")
    .split(" "),
);

export interface ProductVocabulary {
  /** The families that a phrase may mean, by its words in lower case without accents and in singular. */
  readonly byPhrase: ReadonlyMap<string, readonly FamilyId[]>;
  readonly phrasesBySound: NamesBySound<Spelled>;
}

const phraseOf = (text: string): string =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map(singular)
    .join(" ");

/** Shorter words have too many neighbors. */
const shortestMisspelt = 5;

const guessable = (words: Iterable<string>): NamesBySound<Spelled> =>
  bySound([...words].filter((word) => word.length >= shortestMisspelt).map(spelled));

/** The titles of the families in each language, and what else they are called; `name` is a product type. */
export function productVocabulary(
  aliases: readonly { readonly alias: string; readonly name: string }[],
): ProductVocabulary {
  const phrases = new Map<string, Set<FamilyId>>();
  const add = (text: string, family: FamilyId) => {
    const phrase = phraseOf(text);
    phrases.set(phrase, (phrases.get(phrase) ?? new Set()).add(family));
  };
  for (const { id, title } of families) {
    for (const { id: language } of languages) {
      for (const text of [title.one[language], title.many[language], title.short[language]])
        add(text, id);
    }
  }
  for (const { alias, name } of aliases) {
    const family = families.find(({ productType }) => foldText(productType) === foldText(name));
    if (family) add(alias, family.id);
  }
  return {
    byPhrase: new Map([...phrases].map(([phrase, ids]) => [phrase, [...ids]])),
    phrasesBySound: guessable(phrases.keys()),
  };
}

const axleByWord: ReadonlyMap<string, Axle> = new Map(
  (["Front", "Rear"] as const).flatMap((axle) =>
    axles[axle].split(" ").map((word) => [word, axle] as const),
  ),
);
const axlesBySound = guessable(axleByWord.keys());
const longestPhrase = 4;

const isCourtesy = (key: string): boolean => courtesies.has(key);

/** Whether a word is one of a message: `saber` is a Honda, but not in `quisiera saber`; `como` only in `isuzu como`. */
export const isCourtesyAt = (atoms: readonly Atom[], at: number): boolean => {
  const key = atoms[at]?.key ?? "";
  const previous = atoms[at - 1]?.key ?? "";
  return (
    isCourtesy(key) ||
    (key === "saber" && isFiller(previous)) ||
    (key === "como" && previous !== "isuzu")
  );
};

export const isFiller = (key: string): boolean =>
  isCourtesy(key) || fillers.has(key) || fillers.has(singular(key));

/** Kinds of product and axles that the text names exactly; the longest phrases win. */
export function kindsIn(
  query: QueryText,
  products: ProductVocabulary,
): (ProductReading | AxleReading)[] {
  const { atoms } = query;
  const readings: (ProductReading | AxleReading)[] = [];
  const windows = windowsOf(atoms, (at) => atoms[at]?.isNumber === false, longestPhrase);
  let next = 0;
  for (const { first, last, from, to } of windows.toSorted(
    (a, b) => a.first - b.first || b.last - a.last,
  )) {
    if (first < next || isStartOfCode(atoms, first, last)) continue;
    const words = atoms.slice(first, last + 1).map(({ key }) => singular(key));
    const namedFamilies = products.byPhrase.get(words.join(" "));
    const axle = first === last ? axleOf(query, first) : undefined;
    if (namedFamilies)
      readings.push({ kind: "product", from, to, families: namedFamilies, corrected: false });
    else if (axle) readings.push({ kind: "axle", from, to, axle });
    else continue;
    next = last + 1;
  }
  return readings;
}

/** `mc` is a kind of part, but not in `mc116`. */
function isStartOfCode(atoms: readonly Atom[], first: number, last: number): boolean {
  const [word, following] = [atoms[first], atoms[last + 1]];
  const isShort = first === last && (word?.key.length ?? 0) < 3;
  return isShort && following?.isNumber === true && word?.to === following.from;
}

/** `del` is short for delantero at the end or with a period; elsewhere it means "of the". */
const axleOf = ({ atoms, text }: QueryText, at: number): Axle | undefined => {
  const { key: word = "", to = 0 } = atoms[at] ?? {};
  const isShort = at === atoms.length - 1 || text.startsWith(".", to);
  if (word === "del" && at > 0 && isShort) return "Front";
  return axleByWord.get(word) ?? axleByWord.get(singular(word));
};

/** The kind of product or axle that a misspelled word means; undefined for other words. */
export function misspeltKind(
  key: string,
  { from, to }: Span,
  products: ProductVocabulary,
  budget: SpellingBudget,
): ProductReading | AxleReading | undefined {
  const word = singular(key);
  if (key.length < shortestMisspelt) return undefined;
  const firstLike = (names: NamesBySound<Spelled>) =>
    namesNear(names, word, budget).find(({ far }) => far <= 1)?.name.key ?? "";
  const namedFamilies = products.byPhrase.get(firstLike(products.phrasesBySound));
  if (namedFamilies) return { kind: "product", from, to, families: namedFamilies, corrected: true };
  const axle = axleByWord.get(firstLike(axlesBySound));
  return axle && { kind: "axle", from, to, axle };
}
