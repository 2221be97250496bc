import { foldText, type YearRange } from "@caliper/catalogue-model";
import type { ChassisReading, MakerReading, ModelName, ModelReading } from "./reading.ts";
import type { QueryText, Span } from "./text.ts";

/** A submodel of a model and its years. */
export interface Submodel extends ModelName {
  readonly submodel: string;
  readonly years: YearRange;
}

/** The submodels of the catalogue by the words of their names, those with the most applications first. */
export type SubmodelIndex = ReadonlyMap<string, readonly Submodel[]>;

/** One character is too ambiguous. */
const shortest = 2;
/** Without a brand. */
const shortestAlone = 3;

/** Makers whose frame codes consist of the engine, a letter of the model and its generation: ZZE122 is an E120 with a ZZ engine. */
const frameCodeMakers: ReadonlySet<string> = new Set(["toyota", "lexus", "daihatsu", "scion"]);
const frameCode = /^[a-z]{1,4}([a-z]\d{1,2})\d[a-z]?$/u;
const generation = /^[a-z]{0,2}([a-z]\d{1,2})0$/u;

/** Makers whose chassis codes consist of the submodel and a digit of the engine: FD1 is a Civic FD, BK3P a Mazda3 BK. */
const pairCodeMakers: ReadonlySet<string> = new Set(["honda", "mazda"]);
const pairCode = /^([a-z]{2})\d[a-z]{0,2}$/u;

const wordOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The words of a name, and the whole name: `corsab` of `Corsa B`. */
const wordsOf = (submodel: string): string[] => [
  ...new Set([...submodel.split(/[\s(),/]+/u), submodel].map(wordOf).filter((word) => word !== "")),
];

export function submodelIndex(submodels: readonly Submodel[]): SubmodelIndex {
  const index = new Map<string, Submodel[]>();
  for (const each of submodels)
    for (const word of wordsOf(each.submodel)) {
      const alike = index.get(word);
      if (alike) alike.push(each);
      else index.set(word, [each]);
    }
  return index;
}

/** Whether a submodel has a word in its name. */
export const isNamedBy = (word: string, submodel: string): boolean =>
  wordsOf(submodel).includes(word);

/** Whether a submodel is one of a model, in any spelling of case and accents. */
function isOf({ maker, model }: ModelName): (submodel: Submodel) => boolean {
  const [makerKey, modelKey] = [foldText(maker), foldText(model)];
  return (each) => foldText(each.maker) === makerKey && foldText(each.model) === modelKey;
}

interface Named {
  /** The word that names the submodels. */
  readonly word: string;
  readonly submodels: readonly Submodel[];
}

/** The submodels that a piece names as a whole word (`b13`, `A4` of `Mk4 (A4 / Typ 1J)`) or by a frame code. */
function named(
  piece: string,
  index: SubmodelIndex,
  isMeant: (submodel: Submodel) => boolean,
): Named | undefined {
  const word = wordOf(piece);
  if (word.length < shortest || !/\p{L}/u.test(word)) return undefined;
  const submodels = (index.get(word) ?? []).filter(isMeant);
  if (submodels.length > 0) return { word, submodels };
  const [, pair = ""] = pairCode.exec(word) ?? [];
  const ofPair = (index.get(pair) ?? []).filter(
    (each) => isMeant(each) && pairCodeMakers.has(foldText(each.maker)),
  );
  if (ofPair.length > 0) return { word: pair, submodels: ofPair };
  const [, start] = frameCode.exec(word) ?? [];
  if (start === undefined) return undefined;
  const found = [...index].flatMap(([own, alike]) => {
    if (generation.exec(own)?.[1] !== start) return [];
    const meant = alike.filter(
      (each) => isMeant(each) && frameCodeMakers.has(foldText(each.maker)),
    );
    return meant.length > 0 ? [{ word: own, submodels: meant }] : [];
  });
  // The Camry has a V40 and an XV40.
  return found.length === 1 ? found[0] : undefined;
}

/** The spellings of a generation's number in the names of submodels: Mk4, Mk IV, 4th gen. */
const ordinals = "1st 2nd 3rd 4th 5th 6th 7th 8th 9th".split(" ");
const romans = "i ii iii iv v vi vii viii ix".split(" ");
/** In front of a word, 1, 2 and 4 rather count it: `golf 4 puertas`, `golf 2 discos`. */
const counted = /^[124]\s*\p{L}/u;

/** The words that may name the generation of a piece: `mk4`, or 4 directly behind the model. */
function generationWords(text: string, { from, to }: Span, model: Span): string[] {
  const [, mark, digit] = /^(mk)?([1-9])$/iu.exec(text.slice(from, to)) ?? [];
  const isBehind = from >= model.to && text.slice(model.to, from).trim() === "";
  if (digit === undefined || (mark === undefined && (!isBehind || counted.test(text.slice(from)))))
    return [];
  const at = Number(digit) - 1;
  return [`mk${digit}`, `mk${romans[at] ?? ""}`, ordinals[at] ?? ""];
}

/** The submodel of a model that one of the remaining pieces names. Other numbers alone are not a chassis code. */
export function chassisIn(
  { text }: Pick<QueryText, "text">,
  rest: readonly Span[],
  model: ModelName & Span,
  index: SubmodelIndex,
): ChassisReading | undefined {
  const isMeant = isOf(model);
  for (const { from, to } of rest) {
    const words = [text.slice(from, to), ...generationWords(text, { from, to }, model)];
    const [found] = words.flatMap((word) => named(word, index, isMeant) ?? []);
    const [first] = found?.submodels ?? [];
    if (!found || !first) continue;
    const { word, submodels } = found;
    return { kind: "chassis", from, to, submodel: first.submodel, word, years: yearsOf(submodels) };
  }
  return undefined;
}

/** Whether a piece beside a brand may be a chassis code: it has letters and digits. */
export const looksLikeChassis = (piece: string): boolean =>
  /^(?=.*\p{L})[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*$/u.test(piece);

/**
 * The model whose chassis code a piece of the text is: the 3 Series in `bmw e46`. Without a brand in the text only where
 * a single brand has such a chassis.
 */
export function modelByChassis(
  { text, maker }: { readonly text: string; readonly maker: MakerReading | undefined },
  { from, to }: Span,
  index: SubmodelIndex,
): ModelReading | undefined {
  if (!maker && to - from < shortestAlone) return undefined;
  const makerKey = maker && foldText(maker.maker);
  const found = named(
    text.slice(from, to),
    index,
    (each) => makerKey === undefined || foldText(each.maker) === makerKey,
  );
  if (!found || new Set(found.submodels.map((each) => foldText(each.maker))).size !== 1)
    return undefined;
  // Sports versions come later: the M3 has the chassis of the 3 Series.
  const withChassis = found.submodels.toSorted((a, b) => a.years.from - b.years.from);
  const [model, ...others] = [...new Map(withChassis.map((each) => [each.model, each])).values()];
  if (!model) return undefined;
  return {
    kind: "model",
    from,
    to,
    maker: model.maker,
    model: model.model,
    corrected: false,
    others: others.map((other) => ({ maker: other.maker, model: other.model })),
    submodel: found.word,
    generation: model.submodel,
    years: yearsOf(withChassis.filter((each) => each.model === model.model)),
  };
}

/** A trade name with the years of its submodel in the catalogue; as it is where the catalogue has no such submodel. */
export function withSubmodelYears(model: ModelReading, index: SubmodelIndex): ModelReading {
  const { submodel, years, ...rest } = model;
  const alike = (index.get(wordOf(submodel ?? "")) ?? []).filter(isOf(model));
  const [first] = alike;
  if (submodel === undefined || !first) return { ...rest, ...(years && { years }) };
  const generation = first.submodel;
  return { ...rest, submodel: wordOf(submodel), generation, years: yearsOf(alike), built: years };
}

/** From the first to the last year of submodels. */
const yearsOf = (submodels: readonly Submodel[]): YearRange => ({
  from: Math.min(...submodels.map(({ years }) => years.from)),
  to: submodels.reduce<number | null>(
    (last, { years }) => (last === null || years.to === null ? null : Math.max(last, years.to)),
    0,
  ),
});
