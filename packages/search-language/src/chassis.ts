import { foldText, type YearRange } from "@caliper/catalogue-model";
import type { ChassisReading, MakerReading, ModelName, ModelReading } from "./reading.ts";
import type { QueryText, Span } from "./text.ts";

/** A submodel of a model and its years. */
export interface Submodel extends ModelName {
  readonly submodel: string;
  readonly years: YearRange;
}

/** The submodels of the catalogue. */
export interface SubmodelIndex {
  /** By the words of their names, those with the most applications first. */
  readonly byWord: ReadonlyMap<string, readonly Submodel[]>;
  /** The shapes of the codes of each model's submodels, by brand and model. */
  readonly shapes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** One character is too ambiguous. */
const shortest = 2;
/** Without a brand. */
const shortestAlone = 3;

/** A form of the frame codes of some makers, and the words of submodels that it may contain, the most likely first. */
interface FrameCode {
  /** Those that a code without a brand means first come first. */
  readonly makers: readonly string[];
  readonly form: RegExp;
  readonly words: (...groups: readonly string[]) => readonly string[];
}

const toyotas = ["toyota", "lexus", "daihatsu", "scion"];
const same = (word: string) => [word];

const frameCodes: readonly FrameCode[] = [
  {
    // Engine, platform, generation, and variant: ZZE122 is an E120 with a ZZ engine. Behind other letters than those of an
    // engine, the platform is X and a letter, or A and a letter: ACV40 is an XV40, SV40 a V40, KUN26 an AN20.
    makers: toyotas,
    form: /^([a-z]{1,3})([a-z]\d{1,2})\d[a-z]?$/u,
    words: (engine = "", start = "") => {
      const plain = `${start}0`;
      const isPlain = engine.length === 1 || engine.endsWith("z");
      return isPlain ? [plain] : [`x${plain}`, `a${plain}`, plain];
    },
  },
  {
    // Newer codes have the fuel behind the platform: AXVA70 and AXVH70 are an XV70.
    makers: toyotas,
    form: /^[a-z]{1,2}x([av])[ah](\d{1,2})\d$/u,
    words: (platform = "", start = "") => [`x${platform}${start}0`],
  },
  // The submodel and a digit of the engine: BK3P is a Mazda3 BK, CS3A a Lancer CS, FD1 a Civic FD.
  { makers: ["mazda", "mitsubishi"], form: /^([a-z]{2})\d[a-z]{1,2}$/u, words: same },
  {
    makers: ["honda", "subaru", "mazda", "mitsubishi"],
    form: /^([a-z]{2})\d[a-z]{0,2}$/u,
    words: same,
  },
  // ZC31S is a Swift ZC.
  { makers: ["suzuki"], form: /^([a-z]{2})\d\d[a-z]$/u, words: same },
  // The submodel with its last digit and the body: V73W is a V70.
  { makers: ["mitsubishi"], form: /^([a-z]\d)\d[a-z]$/u, words: (start = "") => [`${start}0`] },
  // The engine and the submodel: TNT31 is an X-Trail T31.
  { makers: ["nissan", "infiniti"], form: /^[a-z]{1,3}([a-z]\d\d)$/u, words: same },
];

const wordOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Every code of a range, `RD1-RD3`; else the word. */
function codesOf(word: string): string[] {
  const [, letters = "", first, last] = /^(\p{L}+)(\d)-\1?(\d)$/u.exec(word) ?? [];
  if (first === undefined) return [word];
  return Array.from(
    { length: Math.max(0, Number(last) - Number(first) + 1) },
    (_, index) => `${letters}${Number(first) + index}`,
  );
}

/** The words of a name, and the whole name: `corsab` of `Corsa B`. */
const wholeWordsOf = (submodel: string): string[] =>
  [...submodel.split(/[\s(),/]+/u).flatMap(codesOf), submodel]
    .map(wordOf)
    .filter((word) => word !== "");

/** Also without the letter of a market or a body: `a33` of `A33B`. */
function wordsOf(submodel: string): string[] {
  const words = wholeWordsOf(submodel);
  return [
    ...new Set([...words, ...words.map((word) => word.replace(/^(\p{L}\d\d)\p{L}$/u, "$1"))]),
  ];
}

/** `a00` of A33: codes of one model usually have one shape. */
const shapeOf = (word: string): string =>
  word.replaceAll(/\p{L}/gu, "a").replaceAll(/\p{N}/gu, "0");

const keyOf = ({ maker, model }: ModelName): string => `${foldText(maker)} ${foldText(model)}`;

export function submodelIndex(submodels: readonly Submodel[]): SubmodelIndex {
  const byWord = new Map<string, Submodel[]>();
  const shapes = new Map<string, Set<string>>();
  for (const each of submodels) {
    const key = keyOf(each);
    const ownShapes = shapes.get(key) ?? new Set();
    shapes.set(key, ownShapes);
    for (const word of wordsOf(each.submodel)) {
      const alike = byWord.get(word);
      if (alike) alike.push(each);
      else byWord.set(word, [each]);
      if (looksLikeChassis(word)) ownShapes.add(shapeOf(word));
    }
  }
  return { byWord, shapes };
}

/** Whether a submodel has a word in its name. */
export const isNamedBy = (word: string, submodel: string): boolean =>
  wordsOf(submodel).includes(word);

/** Whether a submodel is one of a model, in any spelling of case and accents. */
function isOf(model: ModelName): (submodel: Submodel) => boolean {
  const key = keyOf(model);
  return (each) => keyOf(each) === key;
}

interface Named {
  /** The word that names the submodels. */
  readonly word: string;
  readonly submodels: readonly Submodel[];
  /** Those of a frame code, the most likely first. */
  readonly makers?: readonly string[];
}

/** The submodels that a piece names as a whole word (`b13`, `A4` of `Mk4 (A4 / Typ 1J)`) or by a frame code. */
function named(
  piece: string,
  { byWord }: SubmodelIndex,
  isMeant: (submodel: Submodel) => boolean,
): Named | undefined {
  const word = wordOf(piece);
  if (word.length < shortest || !/\p{L}/u.test(word)) return undefined;
  const submodels = (byWord.get(word) ?? []).filter(isMeant);
  if (submodels.length > 0) return { word, submodels };
  for (const { makers, form, words } of frameCodes) {
    const [, ...groups] = form.exec(word) ?? [];
    if (groups.length === 0) continue;
    for (const submodelWord of words(...groups)) {
      const matches = (byWord.get(submodelWord) ?? []).filter(
        (each) => makers.includes(foldText(each.maker)) && isMeant(each),
      );
      if (matches.length > 0) return { word: submodelWord, submodels: matches, makers };
    }
  }
  return undefined;
}

/** The spellings of a generation's number in the names of submodels: Mk4, Mk IV, 4th gen. */
const ordinals = "1st 2nd 3rd 4th 5th 6th 7th 8th 9th".split(" ");
const romans = "i ii iii iv v vi vii viii ix".split(" ");
/** In front of a word, 1, 2 and 4 rather count it: `golf 4 puertas`, `golf 2 discos`. */
const counted = /^[124]\s*\p{L}/u;

const isBehind = (text: string, { from }: Span, model: Span): boolean =>
  from >= model.to && text.slice(model.to, from).trim() === "";

/** The words that may name the generation of a piece: `mk4`, or `4`, `iv` and a letter directly behind the model. */
function generationWords(text: string, { from, to }: Span, model: Span & ModelName): string[] {
  const piece = text.slice(from, to).toLowerCase();
  const isNext = isBehind(text, { from, to }, model);
  const letter = isNext && /^\p{L}$/u.test(piece) ? [wordOf(model.model) + piece] : [];
  const [, mark, written = ""] = /^(mk)?([1-9]|[ivx]+)$/u.exec(piece) ?? [];
  const at = /\d/u.test(written) ? Number(written) - 1 : romans.indexOf(written);
  if (at < 0 || (mark === undefined && (!isNext || counted.test(text.slice(from))))) return letter;
  return [`mk${at + 1}`, `mk${romans[at] ?? ""}`, ordinals[at] ?? "", ...letter];
}

/** The generation of a model in a form that its submodels do not have: `focus mk2`, `clio iv`, `maxima a37`. */
export function hasUnknownGeneration(
  { text }: Pick<QueryText, "text">,
  rest: readonly Span[],
  model: ModelName & Span,
  { shapes }: SubmodelIndex,
): boolean {
  return rest.some(({ from, to }) => {
    const piece = text.slice(from, to).toLowerCase();
    const isNumeral = /^mk(?:[1-9]|[ivx]+)$/u.test(piece) || romans.indexOf(piece) > 0;
    const isCode = looksLikeChassis(piece) && shapes.get(keyOf(model))?.has(shapeOf(piece));
    return isBehind(text, { from, to }, model) && (isNumeral || isCode === true);
  });
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

/** More brands with one chassis code do not help. */
const maxBrands = 4;

/**
 * The model whose chassis code a piece of the text is: the 3 Series in `bmw e46`. Without a brand in the text, models of
 * several brands are ambiguous: `e90`.
 */
export function modelByChassis(
  { text, maker }: { readonly text: string; readonly maker: MakerReading | undefined },
  { from, to }: Span,
  index: SubmodelIndex,
): ModelReading | undefined {
  if (!maker && to - from < shortestAlone) return undefined;
  const makerKey = maker && foldText(maker.maker);
  const match = named(
    text.slice(from, to),
    index,
    (each) => makerKey === undefined || foldText(each.maker) === makerKey,
  );
  if (!match) return undefined;
  const { word, submodels, makers = [] } = match;
  // `d31` is rather the start of a code than an Eclipse D31A.
  if (!maker && submodels.every((each) => !wholeWordsOf(each.submodel).includes(word)))
    return undefined;
  const rank = (each: Submodel) => makers.indexOf(foldText(each.maker));
  // Sports versions come later: the M3 has the chassis of the 3 Series.
  const withChassis = submodels.toSorted(
    (a, b) => rank(a) - rank(b) || a.years.from - b.years.from,
  );
  const models = [...new Map(withChassis.map((each) => [keyOf(each), each])).values()];
  const [model, ...others] = models;
  if (!model) return undefined;
  const byMaker = [
    ...new Map(models.toReversed().map((each) => [foldText(each.maker), each])).values(),
  ];
  const isAmbiguous = byMaker.length > 1 && makers.length === 0;
  if (isAmbiguous && byMaker.length > maxBrands) return undefined;
  return {
    kind: "model",
    from,
    to,
    maker: model.maker,
    model: model.model,
    corrected: false,
    others: (isAmbiguous ? byMaker.filter((each) => each !== model) : others).map((other) => ({
      maker: other.maker,
      model: other.model,
    })),
    submodel: word,
    ...(isAmbiguous
      ? { isAmbiguous }
      : { generation: model.submodel, years: yearsOf(withChassis.filter(isOf(model))) }),
  };
}

/** A trade name with the years of its submodel in the catalogue; as it is where the catalogue has no such submodel. */
export function withSubmodelYears(model: ModelReading, index: SubmodelIndex): ModelReading {
  const { submodel, years, ...rest } = model;
  const alike = (index.byWord.get(wordOf(submodel ?? "")) ?? []).filter(isOf(model));
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
