import { type FamilyId, narrowingColumns, type YearRange } from "@caliper/catalogue-model";
import type { Statement, VehiclesRepository } from "../catalogue/vehicles.repository.ts";
import type { ProductsRepository } from "../catalogue/products.repository.ts";
import { decide } from "./decide.ts";
import { createFacts, shapeOf } from "./facts.service.ts";

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
  readonly products: Pick<ProductsRepository, "measuresOf">;
}

/** What an application says besides its years and its part; equal for parts that it does not tell apart. */
function conditionsOf({ position, submodel, engine, side, qualifiers }: Statement): string {
  const narrowed = narrowingColumns.map(({ field }) => qualifiers[field] ?? null);
  return JSON.stringify([position, submodel, engine, side, narrowed]);
}

const hasSeveralShapes = (rows: readonly Statement[]) => new Set(rows.map(shapeOf)).size > 1;

const isBuiltIn =
  (year: number) =>
  ({ year_from: from, year_to: to }: Statement): boolean =>
    from <= year && (to ?? Infinity) >= year;

/** Finds the vehicles of the catalogue that no question decides, by brand and model. */
export function createUndecided({ vehicles, products }: Sources) {
  const factsOf = createFacts(products);

  async function ofConditions(
    family: FamilyId,
    rows: readonly Statement[],
  ): Promise<UndecidedVehicle[]> {
    const undecidedVehicles: UndecidedVehicle[] = [];
    for (const from of new Set(rows.map((row) => row.year_from))) {
      const built = rows.filter(isBuiltIn(from));
      const [first] = built;
      if (!first || !hasSeveralShapes(built)) continue;
      const facts = await factsOf(built, { from, to: from });
      const { question, count, codes } = decide(facts, {});
      if (question !== undefined || count < 2) continue;
      const ends = built.flatMap(({ year_to: to }) => to ?? []);
      undecidedVehicles.push({
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
    return undecidedVehicles;
  }

  return async (): Promise<readonly UndecidedVehicle[]> => {
    const undecidedVehicles: UndecidedVehicle[] = [];
    for (const { makerKey, modelKey, family } of await vehicles.crowdedModels()) {
      const rows = await vehicles.statements({ makerKey, modelKey }, [family]);
      for (const alike of Map.groupBy(rows, conditionsOf).values())
        undecidedVehicles.push(...(await ofConditions(family, alike)));
    }
    return undecidedVehicles;
  };
}
