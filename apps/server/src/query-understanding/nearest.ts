import {
  editDistance,
  familiesOf,
  foldText,
  type Viewer,
  type Warehouse,
  type YearRange,
} from "@caliper/catalogue-model";
import { isGuess } from "@caliper/search-language";
import type { GenerationRow, VehiclesRepository } from "../catalogue/vehicles.repository.ts";
import { familiesNamed } from "./code-parts.ts";
import { type createDescribedParts, isOnAxle } from "./described-parts.ts";
import type { Finding } from "./find.service.ts";
import type { createFoundParts, FoundPart } from "./found-parts.ts";

/** The years of a generation that have parts; null for one without a name. */
interface GenerationWithParts {
  readonly submodel: string | null;
  readonly years: YearRange;
}

/** What comes closest to a text without parts, by each of its readings; the codes are in the finding. */
export interface Nearest {
  readonly vehicles: readonly GenerationWithParts[];
  readonly models: readonly string[];
  readonly parts: readonly FoundPart[];
}

interface Sources {
  readonly vehicles: VehiclesRepository;
  readonly describedParts: ReturnType<typeof createDescribedParts>;
  readonly foundParts: ReturnType<typeof createFoundParts>;
}

interface Question {
  readonly viewer: Viewer;
  readonly warehouse: Warehouse | undefined;
}

const maxVehicles = 12;
const maxModels = 12;
const maxParts = 8;
/** Multiples of the usual tolerance of a measure, until one finds parts. */
const tolerances = [3, 10, 30];
/** Names with more edits than this are equally far from the text. */
const maxEdits = 20;

/** Finds what comes closest to a text without parts. */
export function createNearest({ vehicles, describedParts, foundParts }: Sources) {
  async function measured(finding: Finding, question: Question): Promise<readonly FoundPart[]> {
    for (const widened of tolerances) {
      const widenedQuestion = { viewer: question.viewer, limit: maxParts, widened };
      const close = (await describedParts.measured(finding, widenedQuestion)).slice(0, maxParts);
      if (close.length > 0) return foundParts(close, question);
    }
    return [];
  }

  return async (finding: Finding, question: Question): Promise<Nearest> => {
    const { readings, searches, text, rest } = finding;
    const parts = await measured(finding, question);
    const search = searches.find(({ kind }) => kind === "vehicle");
    if (search?.kind !== "vehicle" || isGuess(finding)) return { vehicles: [], models: [], parts };
    const namedFamilies = familiesNamed(readings);
    const families = familiesOf(question.viewer).filter(
      (family) => namedFamilies.length === 0 || namedFamilies.includes(family),
    );
    const { maker, model, years, axle } = search;
    const makerKey = foldText(maker);
    const modelKey = model && foldText(model);
    const rows = modelKey ? await vehicles.generations({ makerKey, modelKey }, families) : [];
    const built = joined(rows.filter(({ position }) => isOnAxle(axle, position)));
    const typed = modelKey ?? foldText(rest.map(({ from, to }) => text.slice(from, to)).join(" "));
    const models = built.length > 0 ? [] : await vehicles.models(makerKey, families);
    const difference = (name: string) => editDistance(foldText(name), typed, maxEdits);
    return {
      vehicles: built.toSorted(byNumber((each) => gap(each.years, years))).slice(0, maxVehicles),
      models: models
        .filter((each) => each !== model)
        .toSorted(byNumber(difference))
        .slice(0, maxModels),
      parts,
    };
  };
}

const byNumber =
  <Item>(of: (item: Item) => number) =>
  (a: Item, b: Item): number =>
    of(a) - of(b);

/** Years between two ranges; 0 if they have one in common. */
function gap(years: YearRange, wanted: YearRange | undefined): number {
  if (wanted === undefined) return 0;
  const [end, wantedEnd] = [years.to ?? Infinity, wanted.to ?? Infinity];
  return Math.max(0, years.from - wantedEnd, wanted.from - end);
}

/** The ranges of each generation, joined where no year is between them. */
function joined(rows: readonly GenerationRow[]): GenerationWithParts[] {
  return [...Map.groupBy(rows, ({ submodel }) => submodel)].flatMap(([submodel, own]) => {
    const ranges: { from: number; to: number }[] = [];
    for (const { year_from: from, year_to } of own.toSorted((a, b) => a.year_from - b.year_from)) {
      const to = year_to ?? Infinity;
      const last = ranges.at(-1);
      if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
      else ranges.push({ from, to });
    }
    return ranges.map(({ from, to }) => ({
      submodel,
      years: { from, to: to === Infinity ? null : to },
    }));
  });
}
