import { haveCommonYear, isModelYear, type YearRange } from "@caliper/catalogue-model";
import { isFiller } from "./kinds.ts";
import type { MakerReading, ModelName, ModelReading } from "./reading.ts";
import { dictatedWindows } from "./dictated-names.ts";
import { type NamesBySound, namesNear, type SpellingBudget, spellingBudget } from "./spelling.ts";
import {
  type Atom,
  contains,
  overlap,
  type QueryText,
  type Span,
  type Window,
  windowsOf,
} from "./text.ts";
import { namesFrom, type VehicleIndex, type VehicleName } from "./vehicle-index.ts";

/** Words of a name: `grand cherokee l`; letters and digits are separate words. */
const maxAtoms = 6;
/** Minimum length of an unfinished last word. */
const shortestStart = 3;
const maxOthers = 5;
const maxModels = 8;

/** A window that may be a name. */
interface Match {
  readonly window: Window;
  readonly name: VehicleName;
  /** Per character: 1 for the name itself, less for an unfinished or misspelled one. */
  readonly quality: number;
}

const qualityOf = { exact: 1, unfinished: 0.8, misspelled: 0.7 } as const;
const scoreOf = ({ window, quality }: Match): number => window.key.length * quality;

interface Options {
  readonly isFree: (at: number) => boolean;
  readonly budget?: SpellingBudget;
  /** The years that the text states. */
  readonly years?: YearRange | undefined;
  /** The rest of the text shows that a number is a model: `208 2015 disco`. */
  readonly hasNumbers?: boolean;
  /** Whether a piece is rather the year of a model that the text names by other words: `runner 2008`. */
  readonly isYear?: (span: Span) => boolean;
  /** Whether names must be written in full. */
  readonly isExact?: boolean;
}

/** The vehicle of a text: its brand, its model, or both in any order. */
export function vehicleIn(
  query: QueryText,
  index: VehicleIndex,
  {
    isFree,
    years,
    budget = spellingBudget(),
    hasNumbers = false,
    isYear = () => false,
    isExact = false,
  }: Options,
): readonly (MakerReading | ModelReading)[] {
  // `for a` is not a Chery Fora.
  const areFillers = ({ first, last }: Window) =>
    last > first && query.atoms.slice(first, last + 1).every(({ key }) => isFiller(key));
  const windows = withoutRepetition(
    windowsOf(query.atoms, isFree, maxAtoms).filter(
      (window) => isWhole(window, query.atoms) && !areFillers(window),
    ),
  );
  if (windows.length === 0) return [];
  const dictated = dictatedWindows(query.atoms, windows, isYear);
  const exact = [...windows, ...dictated].flatMap((window) =>
    (index.byKey.get(window.key) ?? []).map((name) => ({ window, name, quality: qualityOf.exact })),
  );
  const context = { years, hasNumbers, isYear };
  if (isExact) {
    const isMaker = ({ name }: Match) => name.model === null;
    const models = exact.filter((match) => !isMaker(match));
    return readingsOf(bestOf(exact.filter(isMaker), models, context), query, index);
  }
  const lastAtom = query.atoms.length - 1;
  const unfinished = windows.flatMap((window) =>
    window.last === lastAtom && window.key.length >= shortestStart && /[a-z]/u.test(window.key)
      ? namesFrom(index, window.key).map((name) => ({
          window,
          name,
          quality: qualityOf.unfinished,
        }))
      : [],
  );
  // `for a` is not a misspelled Ford, `precio` no Premio.
  const guessable = windows.filter(({ key, first, last }) =>
    [key, ...query.atoms.slice(first, last + 1).map((atom) => atom.key)].every(
      (word) => !isFiller(word),
    ),
  );
  const makers = makersIn(guessable, index, exact, budget);
  const sold = makers.flatMap(({ name }) => index.soldBy.get(name.maker) ?? []);
  const modelMatches: Match[] = [
    ...[...exact, ...unfinished].filter(({ name }) => name.model !== null),
    ...soldIn(windows, sold),
  ];
  const best = bestOf(makers, modelMatches, context);
  const bestModel = best.model;
  if (!bestModel || scoreOf(bestModel) < bestModel.window.key.length) {
    const guessed = modelGuesses(guessable, index, { makers, known: modelMatches, budget });
    return readingsOf(bestOf(makers, [...modelMatches, ...guessed], context), query, index);
  }
  // `montero esport` is a Montero Sport, not a Montero.
  const wider = guessable.filter(
    (window) =>
      window.key.length > bestModel.window.key.length + 2 && contains(window, bestModel.window),
  );
  const { maker, soldBy } = bestModel.name;
  const guessed = modelGuesses(wider, index, { makers: [], known: [], budget })
    .filter(({ name }) => name.maker === maker && name.key.length > bestModel.window.key.length + 2)
    .map((match) => ({ ...match, name: { ...match.name, soldBy } }));
  return readingsOf(
    withOtherNames(bestOf(makers, [...modelMatches, ...guessed], context), exact),
    query,
    index,
  );
}

/** At most two windows of the same words: `2008 peugeot 2008` repeats one, as a year and as a model. */
const withoutRepetition = (windows: readonly Window[]): Window[] =>
  [...Map.groupBy(windows, ({ key }) => key).values()]
    .flatMap((alike) => alike.slice(0, 2))
    .sort((a, b) => a.first - b.first || a.last - b.last);

/** Models that the recognized brand sells for another maker. */
const soldIn = (windows: readonly Window[], sold: readonly VehicleName[]): Match[] =>
  windows.flatMap((window) =>
    sold
      .filter(({ key }) => key === window.key)
      .map((name) => ({ window, name, quality: qualityOf.exact })),
  );

/** Includes the words beside a model that name it again: `np300 frontier`. */
function withOtherNames({ maker, model, others }: Choice, exact: readonly Match[]): Choice {
  if (!model) return { maker, model, others };
  const again = exact.find(
    ({ window, name }) =>
      name.maker === model.name.maker &&
      name.model === model.name.model &&
      (window.first === model.window.last + 1 || window.last === model.window.first - 1),
  );
  if (!again) return { maker, model, others };
  const [one, other] =
    again.window.first < model.window.first
      ? [again.window, model.window]
      : [model.window, again.window];
  const window = { ...model.window, first: one.first, last: other.last };
  return { maker, model: { ...model, window }, others };
}

/** Whether a window ends at a word boundary: Q3 is not a vehicle in BR119Q3, but `corolla2015` is a vehicle and a year. */
function isWhole({ first, last, key }: Window, atoms: readonly Atom[]): boolean {
  const touch = (at: number) => atoms[at] !== undefined && atoms[at].to === atoms[at + 1]?.from;
  if (touch(first - 1)) return false;
  if (!touch(last)) return true;
  const next = atoms[last + 1]?.key ?? "";
  return /^[a-z]{3,}$/u.test(key) && /^(?:\d\d){1,2}$/u.test(next) && !touch(last + 1);
}

/** Brands that the text names. A misspelled brand counts where no name is spelled exactly like it. */
function makersIn(
  windows: readonly Window[],
  index: VehicleIndex,
  exact: readonly Match[],
  budget: SpellingBudget,
): Match[] {
  const makerMatches = exact.filter(({ name }) => name.model === null);
  // The Pajero Mini is not a Mini.
  const standaloneMatches = makerMatches.filter(
    ({ window, name: { maker } }) =>
      !exact.some(
        ({ window: wider, name }) =>
          name.model !== null &&
          name.maker !== maker &&
          wider.key.length > window.key.length &&
          contains(wider, window),
      ),
  );
  if (standaloneMatches.length > 0) return standaloneMatches;
  const guesses = windows.flatMap((window) => {
    if (window.last - window.first > 1 || /\d/u.test(window.key)) return [];
    if (exact.some((match) => overlap(match.window, window))) return [];
    return guessesAmong(index.makersBySound, window, budget);
  });
  const closest = Math.max(0, ...guesses.map(scoreOf));
  return guesses.filter((guess) => scoreOf(guess) === closest);
}

const guessesAmong = (
  names: NamesBySound<VehicleName>,
  window: Window,
  budget: SpellingBudget,
): Match[] =>
  namesNear(names, window.key, budget).map(({ name, far }) => ({
    window,
    name,
    quality: qualityOf.misspelled - far / 10,
  }));

/** Misspelled models; of the brand alone, if the text names one. */
function modelGuesses(
  windows: readonly Window[],
  index: VehicleIndex,
  {
    makers,
    known,
    budget,
  }: {
    readonly makers: readonly Match[];
    readonly known: readonly Match[];
    readonly budget: SpellingBudget;
  },
): Match[] {
  const brands = new Set(makers.map(({ name }) => name.maker));
  const isOpen = ({ maker, soldBy }: VehicleName) =>
    brands.size > 0 ? brands.has(soldBy ?? maker) : soldBy === undefined;
  return windows.flatMap((window) => {
    if (!/[a-z]{2}/u.test(window.key)) return [];
    // A number after a name is a year or a chassis, except within one word: `rab4`.
    if (/\d/u.test(window.key) && window.to - window.from > window.key.length) return [];
    if (makers.some((maker) => overlap(maker.window, window))) return [];
    // A word that is itself a name is not misspelled.
    if (
      makers.length === 0 &&
      known.some((match) => match.quality === 1 && overlap(match.window, window))
    )
      return [];
    return guessesAmong(index.modelsBySound, window, budget).filter(({ name }) => isOpen(name));
  });
}

interface Choice {
  readonly maker: Match | undefined;
  readonly model: Match | undefined;
  readonly others: readonly ModelName[];
}

interface Pair {
  readonly maker: Match | undefined;
  readonly model: Match;
  readonly score: number;
}

/** The brand and the model that explain most of the text. A recognized brand binds the model. */
function bestOf(
  allMakers: readonly Match[],
  models: readonly Match[],
  {
    years,
    hasNumbers,
    isYear,
  }: Required<Pick<Options, "hasNumbers" | "isYear">> & Pick<Options, "years">,
): Choice {
  const isAlone = ({ window, name, quality }: Match) =>
    !name.needsMaker ||
    (hasNumbers &&
      quality === qualityOf.exact &&
      name.isWhole &&
      /^\d{3,}$/u.test(name.key) &&
      !isYear(window));
  // A guessed brand does not hide the model of another one: `tapa hilux` is not a Tata.
  const isNamed = (model: Match) => model.quality === qualityOf.exact && isAlone(model);
  const sells = ({ name }: Match) =>
    models.some((model) => name.maker === (model.name.soldBy ?? model.name.maker));
  const makers = models.some(isNamed)
    ? allMakers.filter((maker) => maker.quality > qualityOf.misspelled || sells(maker))
    : allMakers;
  const all = models.flatMap((model): Pair[] => {
    if (makers.length === 0) {
      return isAlone(model) ? [{ maker: undefined, model, score: scoreOf(model) }] : [];
    }
    return makers.flatMap((maker): Pair[] => {
      if (maker.name.maker !== (model.name.soldBy ?? model.name.maker)) return [];
      // `mazda 3` is the whole name of the Mazda3.
      if (contains(model.window, maker.window)) {
        const isWider = model.window.key.length > maker.window.key.length;
        if (!isWider && model.quality < qualityOf.exact) return [];
        return [{ maker: undefined, model, score: scoreOf(model) + 0.5 }];
      }
      if (overlap(model.window, maker.window)) return [];
      const score = scoreOf(maker) + scoreOf(model) + nearness(maker, model);
      return [{ maker, model, score }];
    });
  });
  // In `peugeot 207 2008` and `crv 2008` the number is the year.
  const mayBeYear = ({ model: { name } }: Pair) => isModelYear(Number(name.key));
  const otherPairs = all.filter((pair) => !mayBeYear(pair));
  const hasOther = otherPairs.some(({ model }) => model.quality === qualityOf.exact);
  const sorted = (hasOther ? otherPairs : all).sort(
    (a, b) =>
      b.score - a.score ||
      isOutside(a.model.name, years) - isOutside(b.model.name, years) ||
      Number(b.model.name.isPreferred) - Number(a.model.name.isPreferred) ||
      Number(b.model.name.isWhole) - Number(a.model.name.isWhole) ||
      a.model.name.key.length - b.model.name.key.length ||
      b.model.name.uses - a.model.name.uses ||
      a.model.name.maker.localeCompare(b.model.name.maker),
  );
  const [best] = sorted;
  const first = best && makers.length === 0 ? (namedBefore(best, sorted) ?? best) : best;
  if (!first) {
    const [maker] = makers.toSorted(
      (a, b) => scoreOf(b) - scoreOf(a) || b.name.newest - a.name.newest,
    );
    return { maker, model: undefined, others: [] };
  }
  const alike = new Map<string, ModelName>();
  for (const { model } of sorted) {
    const { maker, model: own } = model.name;
    if (own === null || model.window.from !== first.model.window.from) continue;
    alike.set(`${maker}\n${own}`, { maker, model: own });
  }
  alike.delete(`${first.model.name.maker}\n${first.model.name.model}`);
  return {
    maker: first.maker,
    model: first.model,
    others: [...alike.values()].slice(0, maxOthers),
  };
}

const shortestFirst = 4;

/** The model of another maker in front of the best one: the Biturbo in `amarok 2.0 biturbo` is no Maserati. */
const namedBefore = (best: Pair, pairs: readonly Pair[]): Pair | undefined =>
  pairs.find(
    ({ model: { window, name, quality } }) =>
      quality === qualityOf.exact &&
      window.last < best.model.window.first &&
      name.maker !== best.model.name.maker &&
      window.key.length >= shortestFirst &&
      !isFiller(window.key),
  );

/** 1 if the catalogue has no part for the model in the years. */
const isOutside = ({ oldest, latest }: VehicleName, years: YearRange | undefined): number =>
  Number(years !== undefined && !haveCommonYear({ from: oldest, to: latest }, years));

/** A model usually follows its brand: in `2008 peugeot 2008` the second 2008 is the model. */
function nearness(maker: Match, model: Match): number {
  const gap = model.window.first - maker.window.last;
  if (gap === 1) return 0.4;
  if (maker.window.first - model.window.last === 1) return 0.3;
  return gap > 0 ? 0.1 : 0;
}

/** The models with the most parts. */
function usualModels(names: readonly VehicleName[]): string[] {
  const byUses = names.toSorted((a, b) => b.uses - a.uses || b.newest - a.newest);
  return [...new Set(byUses.flatMap(({ model }) => model ?? []))].slice(0, maxModels);
}

function readingsOf(
  { maker, model, others }: Choice,
  { atoms }: QueryText,
  index: VehicleIndex,
): (MakerReading | ModelReading)[] {
  const isWrong = ({ quality }: Match) => quality <= qualityOf.misspelled;
  const readings: (MakerReading | ModelReading)[] = [];
  const place = ({ first, last }: Window) => ({
    from: atoms[first]?.from ?? 0,
    to: atoms[last]?.to ?? 0,
  });
  if (maker) {
    readings.push({
      kind: "maker",
      ...place(maker.window),
      maker: model?.name.maker ?? maker.name.maker,
      corrected: isWrong(maker) || model?.name.soldBy !== undefined,
      models: model ? [] : usualModels(index.modelsOf.get(maker.name.maker) ?? []),
    });
  }
  if (model && model.name.model !== null) {
    readings.push({
      kind: "model",
      ...place(model.window),
      maker: model.name.maker,
      model: model.name.model,
      corrected: isWrong(model),
      others,
      ...(model.name.years && { years: model.name.years }),
      ...(model.name.submodel !== undefined && { submodel: model.name.submodel }),
    });
  }
  return readings;
}
