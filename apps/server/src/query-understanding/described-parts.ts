import {
  type FamilyId,
  familiesOf,
  foldText,
  readingTolerance,
  type Viewer,
  type YearRange,
} from "@caliper/catalogue-model";
import type { FluidsRepository } from "../catalogue/fluids.repository.ts";
import type { MeasuresRepository } from "../catalogue/measures.repository.ts";
import type { Vehicle, VehiclesRepository } from "../catalogue/vehicles.repository.ts";
import { familiesNamed } from "./code-parts.ts";
import {
  type Axle,
  isGuess,
  isNamedBy,
  isUnsold,
  measuredColumns,
  traitRank,
  type Understanding,
} from "@caliper/search-language";
import { type Answers, decide, type Decision } from "../deciding/decide.ts";
import type { FactsOfVehicle } from "../deciding/facts.service.ts";
import { answersIn } from "./answers.ts";
import type { FindQuestion } from "./question.ts";
import type { Suggestion } from "./found-parts.ts";
import {
  hasConflict,
  hasUnknownGeneration,
  isUndecided,
  type PrefilledSearch,
  submodelOf,
} from "./prefilled-searches.ts";

interface Sources {
  readonly vehicles: VehiclesRepository;
  readonly measures: MeasuresRepository;
  readonly fluids: FluidsRepository;
  readonly factsOf: FactsOfVehicle;
}

/** Parts that fit a vehicle, and what tells them apart if they are of one kind. */
interface Fitting {
  readonly fitting: readonly Suggestion[];
  readonly decision?: Decision;
  /** Parts for other versions of the vehicle. */
  readonly contradicted?: readonly Suggestion[];
  readonly vehicle?: KnownVehicle;
}

/** The model that a text names, and what is known of it. */
export interface KnownVehicle {
  readonly maker: string;
  readonly model: string;
  readonly years: YearRange | undefined;
  readonly answers: Answers;
}

type MeasuredQuestion = Pick<FindQuestion, "viewer" | "limit"> & { readonly widened?: number };

/** Rows of a vehicle that are read to choose parts from. */
const maxRows = 400;
/** More than all traits together can add. */
const otherEngine = 100;
/** Volumes of the same bottle in ml and in ounces. */
const volumeTolerance = 0.05;

/** Whether a part at a position, if one is stated, is on the wanted axle, if there is one. */
export const isOnAxle = (axle: Axle | undefined, position: string | null): boolean =>
  axle === undefined ||
  position === null ||
  position.includes(axle) ||
  position === "Front and rear";

/** Finds parts by their description in the text. */
export function createDescribedParts({ vehicles, measures, fluids, factsOf }: Sources) {
  /** How well the products fit the engine and the traits that the text names, by code; less is better. */
  async function ranks(
    { readings }: Understanding,
    vehicle: Vehicle,
    families: readonly FamilyId[],
  ): Promise<ReadonlyMap<string, number>> {
    const displacements = readings.flatMap((reading) =>
      reading.kind === "engine" && reading.liters !== undefined ? [reading.liters] : [],
    );
    const traits = readings.flatMap((reading) =>
      reading.kind === "trait" && reading.isStated ? [reading] : [],
    );
    if (displacements.length === 0 && traits.length === 0) return new Map();
    const byCode = Map.groupBy(await vehicles.statements(vehicle, families), ({ code }) => code);
    const isOther = (engine: string | null) => {
      const liters = /\d+[.,]\d/u.exec(engine ?? "")?.[0].replace(",", ".");
      return liters !== undefined && !displacements.includes(Number(liters));
    };
    return new Map(
      [...byCode].map(([code, rows]) => {
        const isOfOther = displacements.length > 0 && rows.every(({ engine }) => isOther(engine));
        return [code, (isOfOther ? otherEngine : 0) + traitRank(traits, rows)];
      }),
    );
  }

  return {
    /** Parts for the vehicle of the first search. */
    async fitting(
      searches: readonly PrefilledSearch[],
      understood: Understanding,
      { viewer, answers }: Pick<FindQuestion, "viewer" | "answers">,
    ): Promise<Fitting> {
      const none = { fitting: [] };
      const search = searches.find(({ kind }) => kind === "vehicle");
      if (search?.kind !== "vehicle" || search.model === undefined) return none;
      // A VIN of several models does not determine which parts fit.
      const { readings } = understood;
      if (isUndecided(readings) || hasConflict(readings) || isGuess(understood)) return none;
      if (hasUnknownGeneration(readings)) return none;
      if (isUnsold(understood)) return none;
      const submodel = submodelOf(readings);
      const { maker, model, years, axle } = search;
      const namedFamilies = familiesNamed(readings);
      const open = familiesOf(viewer).filter(
        (id) => namedFamilies.length === 0 || namedFamilies.includes(id),
      );
      const vehicle = { makerKey: foldText(maker), modelKey: foldText(model), years };
      const knownAnswers = { ...answers, ...answersIn(readings) };
      const namedVehicle = { maker, model, years, answers: knownAnswers };
      const [rows, ranked] = await Promise.all([
        vehicles.products(vehicle, open, maxRows),
        ranks(understood, vehicle, open),
      ]);
      const isSubmodel =
        submodel === undefined ? undefined : (name: string) => isNamedBy(submodel, name);
      const [family, ...others] = open;
      const decision =
        family === undefined || others.length > 0
          ? undefined
          : decide(await factsOf({ ...vehicle, isSubmodel }, family), knownAnswers);
      const rankOf = (code: string) => ranked.get(code) ?? 0;
      const familyRank = (family: FamilyId) =>
        (namedFamilies.length === 0 ? open : namedFamilies).indexOf(family);
      const suggestions = rows
        .filter(
          ({ position, submodel: own }) =>
            isOnAxle(axle, position) &&
            (isSubmodel === undefined || own === null || isSubmodel(own)),
        )
        .toSorted(
          (a, b) => rankOf(a.code) - rankOf(b.code) || familyRank(a.family) - familyRank(b.family),
        )
        .map((row) => ({
          code: row.code,
          family: row.family,
          reason: "vehicle" as const,
          fits: {
            maker: row.maker,
            model: row.model,
            from: row.year_from,
            to: row.year_to,
            qualifiers: row.qualifiers,
          },
        }));
      if (!decision || decision.count + decision.contradicted === 0) {
        return { fitting: suggestions, vehicle: namedVehicle };
      }
      const { true: fitting = [], false: contradicted = [] } = Object.groupBy(
        suggestions,
        ({ code }) => String(decision.codes.has(code)) as "true" | "false",
      );
      return { fitting, decision, contradicted, vehicle: namedVehicle };
    },

    /** Parts with the measures of the text; `widened` multiplies their tolerance. */
    async measured(
      { readings }: Understanding,
      { viewer, limit, widened = 1 }: MeasuredQuestion,
    ): Promise<Suggestion[]> {
      const reading = readings.find(({ kind }) => kind === "measures");
      if (reading?.kind !== "measures") return [];
      const open = reading.families.filter((family) => familiesOf(viewer).includes(family));
      const matches = await Promise.all(
        open.map(async (family) => {
          const typed = measuredColumns(family, reading).map(([column, value]) => ({
            column,
            value,
            // The default of the measure search.
            tolerance: widened * readingTolerance("caliper", value, reading.unit),
          }));
          const { rows } = await measures.search(
            { family, wanted: typed, condition: "unknown" },
            limit,
          );
          return rows.map(({ code, deviation }) => ({ code, family, deviation }));
        }),
      );
      return matches
        .flat()
        .toSorted((a, b) => a.deviation - b.deviation)
        .map(({ code, family }) => ({ code, family, reason: "measures" }));
    },

    /** The bottles of a named brake fluid; of another volume only where it is not sold in the named one. */
    async ofFluid({ readings }: Understanding, viewer: Viewer): Promise<Suggestion[]> {
      const fluid = readings.flatMap((reading) =>
        reading.kind === "product" && reading.fluid ? [reading.fluid] : [],
      )[0];
      if (!fluid || !familiesOf(viewer).includes("brake_fluids")) return [];
      // Those whose name starts with it, too: DOT4HP after DOT4.
      const sold = (await fluids.all()).filter((each) => each.fluid.startsWith(fluid.name));
      const { volume } = fluid;
      const inVolume = sold.filter(
        (each) => volume !== undefined && Math.abs(each.volume / volume - 1) <= volumeTolerance,
      );
      return (inVolume.length > 0 ? inVolume : sold).map((each) => ({
        code: each.code,
        family: "brake_fluids",
        reason: "code",
        // DOT4HP comes after DOT4, and is another fluid.
        match: inVolume.length > 0 && each.fluid === fluid.name ? "exact" : "prefix",
        shown: each.code,
      }));
    },
  };
}
