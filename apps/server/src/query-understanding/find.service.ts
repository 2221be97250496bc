import {
  columnsOf,
  type FamilyId,
  familiesOf,
  foldText,
  maySee,
  normalizeCode,
  readingTolerance,
  shortColumns,
  type Viewer,
  type Warehouse,
} from "@caliper/catalogue-model";
import {
  type CodeMatches,
  type CodeSearch,
  numberOf,
  order,
  reasonRank,
} from "../catalogue/code-search.service.ts";
import type { KeyMatch } from "../catalogue/code-search.repository.ts";
import type { NearestSearch, NearProduct } from "../catalogue/code-search-nearest.service.ts";
import type { MeasuresRepository } from "../catalogue/measures.repository.ts";
import type { TriedCodes } from "../catalogue/unknown-codes.ts";
import type { VehiclesRepository } from "../catalogue/vehicles.repository.ts";
import { chassisIn } from "./chassis.ts";
import { codeCandidates, knownCodes, listedCodes } from "./codes.ts";
import type { createFoundParts, FoundPart, Suggestion } from "./found-parts.ts";
import type { createGtins } from "./gtin.ts";
import type { NamesRepository, WholeKey } from "./names.repository.ts";
import { createNumbers, withNumbers } from "./numbers.ts";
import { isUndecided, prefilledSearches, type PrefilledSearch } from "./prefilled-searches.ts";
import { readText, type Span } from "./text.ts";
import { codeTextOf, type Names, understand, type Understanding } from "./understand.ts";

export interface FindQuestion {
  readonly text: string;
  readonly viewer: Viewer;
  /** The unknown codes of the caller. */
  readonly tried: TriedCodes;
  /** The warehouse of the prices; the viewer's first one by default. */
  readonly warehouse: Warehouse | undefined;
  /** How many parts at the most. */
  readonly limit: number;
}

/** What a text means, and where it leads. */
export interface Finding extends Understanding {
  readonly parts: readonly FoundPart[];
  readonly searches: readonly PrefilledSearch[];
}

interface Sources {
  readonly names: () => Promise<Names>;
  readonly repository: NamesRepository;
  readonly codeMatches: (search: CodeSearch) => Promise<CodeMatches>;
  readonly nearProducts: (search: NearestSearch) => Promise<readonly NearProduct[]>;
  readonly vehicles: VehiclesRepository;
  readonly measures: MeasuresRepository;
  readonly foundParts: ReturnType<typeof createFoundParts>;
  readonly gtins: ReturnType<typeof createGtins>;
  /** In ms; decides which model years a VIN may have. */
  readonly now: () => number;
}

/** Rows of a vehicle that are read to choose parts from. */
const mostRows = 400;
/** With this many codes that begin with the text, similar codes are not searched. */
const enough = 3;
/** Longer texts are no code, and have no unfinished one at their end. */
const longestCode = 24;

export function createFind(sources: Sources) {
  const { repository, vehicles, measures, gtins } = sources;
  const readNumbers = createNumbers({
    ...sources,
    vehicles: async () => (await sources.names()).vehicles,
  });

  async function wholeKeys(text: string, tried: TriedCodes, families: readonly FamilyId[]) {
    const candidates = codeCandidates(readText(text));
    const items = text.split(/[\s,;]+/u).map(normalizeCode);
    const keys = new Set([...candidates.map(({ key }) => key), ...items]);
    keys.delete("");
    const all = await repository.wholeKeys([...keys], families);
    const rows = all.filter(({ reason }) => reason !== "interchange" || !tried.isOver());
    const byKey = Map.groupBy(rows, ({ key }) => key);
    return { byKey, known: knownCodes(candidates, (key) => byKey.has(key)) };
  }

  /** The understanding with the submodel, if the text names one. */
  async function withChassis(understood: Understanding): Promise<Understanding> {
    const { text, readings, rest } = understood;
    const model = readings.find((reading) => reading.kind === "model");
    if (!model || rest.length === 0) return understood;
    const submodels = await repository.submodels(foldText(model.maker), foldText(model.model));
    const chassis = chassisIn({ text }, rest, submodels);
    if (!chassis) return understood;
    return {
      text,
      readings: [...readings, chassis].sort((a, b) => a.from - b.from),
      rest: rest.filter((span: Span) => span.from !== chassis.from),
    };
  }

  /** Parts with exactly the codes of the text, those of the brand it names first. */
  function wholeCodes(
    { readings, text }: Understanding,
    byKey: ReadonlyMap<string, readonly WholeKey[]>,
  ): Suggestion[] {
    const brands = readings.flatMap((reading) => (reading.kind === "brand" ? [reading.brand] : []));
    const wanted = new Set(
      readings.flatMap((reading) => (reading.kind === "product" ? reading.families : [])),
    );
    const rank = ({ brand, family }: WholeKey) =>
      (brand !== null && brands.includes(brand) ? 0 : 2) +
      (wanted.size === 0 || wanted.has(family) ? 0 : 1);
    return readings.flatMap((reading) => {
      if (reading.kind !== "code") return [];
      const rows =
        byKey.get(normalizeCode(readText(text.slice(reading.from, reading.to)).text)) ?? [];
      return rows
        .toSorted(
          (a, b) =>
            rank(a) - rank(b) ||
            reasonRank[a.reason] - reasonRank[b.reason] ||
            order(a.code, b.code),
        )
        .map(({ code, family, reason, shown, brand }) => ({
          code,
          family,
          reason,
          shown,
          brand,
          match: "exact" as const,
        }));
    });
  }

  /** Parts whose codes begin like the text, resemble it as a second attempt, or contain it. */
  async function similarCodes(
    text: string,
    { viewer, tried, limit }: FindQuestion,
    isAlone: boolean,
  ): Promise<Suggestion[]> {
    if (text === "" || text.length > longestCode) return [];
    const search = { text, section: undefined, limit, viewer, tried, counts: false };
    const { matches } = await sources.codeMatches(search);
    // `31338` begins like BR31338 without its letters.
    const typed = normalizeCode(text);
    const beginsAlike = ({ match, key }: KeyMatch) =>
      match !== "contains" || numberOf(key).startsWith(typed);
    const begins = matches.filter(beginsAlike);
    if (!isAlone || begins.length >= enough) return [...matches];
    const begun =
      matches.length > 0
        ? []
        : await gtins.beginning(text, viewer, { families: familiesOf(viewer), most: limit });
    if (begun.length > 0) return begun;
    const near = await sources.nearProducts({ text, section: undefined, viewer });
    return [
      ...begins,
      ...near.map(({ code, family, reason, shown, brand, distance }) => ({
        code,
        family,
        reason,
        match: "near" as const,
        shown,
        brand,
        difference: distance.difference,
      })),
      ...matches.filter((match) => !beginsAlike(match)),
    ];
  }

  /** Parts for the vehicle of the first search. */
  async function fittingParts(
    searches: readonly PrefilledSearch[],
    { readings }: Understanding,
    viewer: Viewer,
  ): Promise<Suggestion[]> {
    const search = searches.find(({ kind }) => kind === "vehicle");
    if (search?.kind !== "vehicle" || search.model === undefined) return [];
    // A VIN of several models does not say which parts fit.
    if (isUndecided(readings)) return [];
    const { maker, model, years, axle } = search;
    const wanted = readings.flatMap((reading) =>
      reading.kind === "product" ? reading.families : [],
    );
    const open = familiesOf(viewer).filter((id) => wanted.length === 0 || wanted.includes(id));
    const vehicle = { makerKey: foldText(maker), modelKey: foldText(model), years };
    const rows = await vehicles.products(vehicle, open, mostRows);
    const rank = (family: FamilyId) => (wanted.length === 0 ? open : wanted).indexOf(family);
    return rows
      .filter(
        ({ position }) =>
          axle === undefined ||
          position === null ||
          position.includes(axle) ||
          position === "Front and rear",
      )
      .toSorted((a, b) => rank(a.family) - rank(b.family))
      .map((row) => ({
        code: row.code,
        family: row.family,
        reason: "vehicle" as const,
        fits: { maker: row.maker, model: row.model, from: row.year_from, to: row.year_to },
      }));
  }

  async function measuredParts(
    { readings }: Understanding,
    { viewer, limit }: FindQuestion,
  ): Promise<Suggestion[]> {
    const reading = readings.find(({ kind }) => kind === "measures");
    if (reading?.kind !== "measures") return [];
    const open = reading.families.filter((family) => familiesOf(viewer).includes(family));
    const found = await Promise.all(
      open.map(async (family) => {
        const columns = shortColumns(columnsOf(family)).slice(0, reading.values.length);
        const wanted = columns.map((column, index) => ({
          column,
          value: reading.values[index] ?? 0,
          // As the search by measures does by default.
          tolerance: readingTolerance("caliper", reading.values[index] ?? 0, reading.unit),
        }));
        const { rows } = await measures.search({ family, wanted, condition: "unknown" }, limit);
        return rows.map(({ code, deviation }) => ({ code, family, deviation }));
      }),
    );
    return found
      .flat()
      .toSorted((a, b) => a.deviation - b.deviation)
      .map(({ code, family }) => ({ code, family, reason: "measures" }));
  }

  return async (question: FindQuestion): Promise<Finding> => {
    const { viewer, warehouse, limit } = question;
    const families = familiesOf(viewer);
    const { text, ...numbers } = await readNumbers(question, families);
    const [names, { byKey, known }] = await Promise.all([
      sources.names(),
      wholeKeys(text, question.tried, families),
    ]);
    const list = listedCodes(text, (item) => byKey.has(normalizeCode(item)));
    const understood = withNumbers(
      await withChassis(understand(text, names, known)),
      question.text,
      numbers,
    );
    const searches: PrefilledSearch[] = [
      ...(list && maySee("administration", viewer)
        ? [{ kind: "codes" as const, codes: list }]
        : []),
      ...prefilledSearches(understood, viewer),
    ];

    const exact = [...numbers.parts, ...wholeCodes(understood, byKey)];
    const isAlone = searches.length === 0;
    const isShort = readText(text).atoms.every(({ chunk }) => chunk === 0);
    const codeText = isAlone ? codeTextOf(understood) : isShort ? normalizeCode(text) : "";
    const suggestions =
      exact.length > 0
        ? exact
        : [
            ...(await similarCodes(codeText, question, isAlone)),
            ...(await fittingParts(searches, understood, viewer)),
            ...(await measuredParts(understood, question)),
          ];
    const parts = await sources.foundParts(onePerPart(suggestions).slice(0, limit), {
      viewer,
      warehouse,
    });
    return { ...understood, parts, searches };
  };
}

function onePerPart(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Map<string, Suggestion>();
  for (const suggestion of suggestions) {
    if (!seen.has(suggestion.code)) seen.set(suggestion.code, suggestion);
  }
  return [...seen.values()];
}
