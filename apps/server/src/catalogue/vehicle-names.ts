import { foldText, normalizeCode } from "@caliper/catalogue-model";

export interface NamedVehicle {
  readonly maker: string;
  /** Null when the text names the brand only. */
  readonly model: string | null;
}

export interface MakerNames {
  readonly maker: string;
  readonly models: readonly string[];
}

/** What people call a brand, by its key. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  volkswagen: ["vw", "volks"],
  chevrolet: ["chevy", "chev"],
  "mercedes-benz": ["mercedes", "benz", "mb"],
  "land rover": ["landrover", "rover"],
  mitsubishi: ["mitsu"],
  hyundai: ["hyundi", "hiundai"],
  "great wall": ["greatwall"],
  "alfa romeo": ["alfa"],
};

const mostVehicles = 6;
/** Maximum number of words of a name: `grand cherokee l`. */
const mostWords = 4;
/** Minimum length of an unfinished last word. */
const shortestStart = 3;

/** Adjacent words of the text that may be a name. */
interface Window {
  readonly key: string;
  readonly words: number;
  readonly at: number;
  readonly isLast: boolean;
}

interface Match {
  readonly at: number;
  readonly words: number;
  readonly isWhole: boolean;
}

/**
 * The vehicles that a text names, the best match first: the brand or its short name, the model, or
 * both in any order. Other words of the text do not matter.
 */
export function vehiclesIn(text: string, names: readonly MakerNames[]): NamedVehicle[] {
  const windows = windowsOf(foldText(text));
  const found = names.flatMap(({ maker, models }) => {
    const brand = bestOf([maker, ...(shortNames[foldText(maker)] ?? [])], windows);
    const fitting = models.flatMap((model) => {
      // `Jetta / Vento / Bora` is one model under three names.
      const match = bestOf(new Set([model, ...model.split("/")]), windows);
      if (!match || (brand && overlap(brand, match))) return [];
      // A figure alone may be anything.
      if (!brand && /^\d+$/u.test(model)) return [];
      return [{ maker, model, score: scoreOf(brand) + scoreOf(match) }];
    });
    if (brand) return [{ maker, model: null, score: scoreOf(brand) }, ...fitting];
    return fitting;
  });
  const best = Math.max(0, ...found.map(({ score }) => score));
  // A full name wins; a brand beside its model adds nothing.
  return found
    .filter(({ score }) => score === best)
    .sort(
      (a, b) =>
        (a.model ?? "").length - (b.model ?? "").length ||
        a.maker.localeCompare(b.maker) ||
        (a.model ?? "").localeCompare(b.model ?? ""),
    )
    .slice(0, mostVehicles)
    .map(({ maker, model }) => ({ maker, model }));
}

function windowsOf(folded: string): Window[] {
  const words = folded.split(/[\s,;/]+/u).filter((word) => word !== "");
  return words.flatMap((_, at) =>
    Array.from({ length: Math.min(mostWords, words.length - at) }, (__, more) => ({
      key: normalizeCode(words.slice(at, at + more + 1).join("")),
      words: more + 1,
      at,
      isLast: at + more === words.length - 1,
    })).filter(({ key }) => key !== ""),
  );
}

function matchOf(name: string, windows: readonly Window[]): Match | null {
  const key = normalizeCode(name);
  let best: Match | null = null;
  for (const { key: typed, words, at, isLast } of windows) {
    const isWhole = typed === key;
    const isStart = isLast && typed.length >= shortestStart && key.startsWith(typed);
    if (!isWhole && !isStart) continue;
    const match = { at, words, isWhole };
    if (best === null || scoreOf(match) > scoreOf(best)) best = match;
  }
  return best;
}

function bestOf(names: Iterable<string>, windows: readonly Window[]): Match | null {
  return [...names]
    .map((name) => matchOf(name, windows))
    .reduce((best, match) => (scoreOf(match) > scoreOf(best) ? match : best), null);
}

/** Every word that belongs to the name counts two, and the last less while it is unfinished. */
function scoreOf(match: Match | null): number {
  if (match === null) return 0;
  return match.words * 2 - (match.isWhole ? 0 : 0.5);
}

function overlap(one: Match, other: Match): boolean {
  return one.at < other.at + other.words && other.at < one.at + one.words;
}
