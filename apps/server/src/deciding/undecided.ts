import { type FamilyId, qualifierColumns, type YearRange } from "@caliper/catalogue-model";
import type { Statement, VehiclesRepository } from "../catalogue/vehicles.repository.ts";
import { type Deciding, shapeOf } from "./deciding.service.ts";

/** A vehicle for whose years several parts of a kind and axle fit, without a difference that a question could ask for. */
export interface UndecidedVehicle {
  readonly maker: string;
  readonly model: string;
  readonly submodel: string | null;
  readonly engine: string | null;
  readonly axle: string | null;
  readonly family: FamilyId;
  readonly years: YearRange;
  readonly codes: readonly string[];
}

interface Sources {
  readonly vehicles: Pick<VehiclesRepository, "crowdedModels" | "statements">;
  readonly deciding: Deciding;
}

const narrowing = qualifierColumns.filter(
  ({ field }) => field !== "quantity" && field !== "noteEn" && field !== "noteEs",
);

/** What an application says besides its years and its part; equal for parts that it does not tell apart. */
function conditionsOf({ position, submodel, engine, side, qualifiers }: Statement): string {
  const narrowed = narrowing.map(({ field }) => qualifiers[field] ?? null);
  return JSON.stringify([position, submodel, engine, side, narrowed]);
}

const hasSeveralShapes = (rows: readonly Statement[]) => new Set(rows.map(shapeOf)).size > 1;

const isBuiltIn =
  (year: number) =>
  ({ year_from: from, year_to: to }: Statement): boolean =>
    from <= year && (to ?? Infinity) >= year;

/** Finds the vehicles of the catalogue that no question decides, by brand and model. */
export function createUndecided({ vehicles, deciding }: Sources) {
  async function ofConditions(
    { makerKey, modelKey }: { readonly makerKey: string; readonly modelKey: string },
    family: FamilyId,
    rows: readonly Statement[],
    conditions: string,
  ): Promise<UndecidedVehicle[]> {
    const found: UndecidedVehicle[] = [];
    const isRow = (row: Statement) => conditionsOf(row) === conditions;
    for (const from of new Set(rows.map((row) => row.year_from))) {
      const built = rows.filter(isBuiltIn(from));
      const [first] = built;
      if (!first || !hasSeveralShapes(built)) continue;
      const vehicle = { makerKey, modelKey, years: { from, to: from }, isRow };
      const { question, count, codes } = await deciding(vehicle, family, {});
      if (question !== undefined || count < 2) continue;
      const ends = built.flatMap(({ year_to: to }) => to ?? []);
      found.push({
        maker: first.maker,
        model: first.model,
        submodel: first.submodel,
        engine: first.engine,
        axle: first.position,
        family,
        years: { from, to: ends.length > 0 ? Math.min(...ends) : null },
        codes: [...codes].toSorted(),
      });
    }
    return found;
  }

  return async (): Promise<readonly UndecidedVehicle[]> => {
    const found: UndecidedVehicle[] = [];
    for (const { makerKey, modelKey, family } of await vehicles.crowdedModels()) {
      const rows = await vehicles.statements({ makerKey, modelKey }, [family]);
      for (const [conditions, alike] of Map.groupBy(rows, conditionsOf))
        found.push(...(await ofConditions({ makerKey, modelKey }, family, alike, conditions)));
    }
    return found;
  };
}
