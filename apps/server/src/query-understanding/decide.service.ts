import { type FamilyId, foldText, type Viewer, type Warehouse } from "@caliper/catalogue-model";
import { requireFamily } from "../catalogue/searched-families.ts";
import { type Answers, decide } from "../deciding/decide.ts";
import type { FactsOfVehicle } from "../deciding/facts.service.ts";
import type { createFoundParts } from "./found-parts.ts";

export interface DecideQuestion {
  readonly viewer: Viewer;
  readonly maker: string;
  readonly model: string;
  readonly year: number | undefined;
  readonly family: FamilyId;
  readonly answers: Answers;
  readonly warehouse: Warehouse | undefined;
}

interface Sources {
  readonly factsOf: FactsOfVehicle;
  readonly foundParts: ReturnType<typeof createFoundParts>;
}

/** The contract states it too. */
const maxParts = 50;

/** The parts of a vehicle that fit some answers, and the next question. */
export const createDecide =
  ({ factsOf, foundParts }: Sources) =>
  async ({ viewer, maker, model, year, family, answers, warehouse }: DecideQuestion) => {
    requireFamily(family, viewer);
    const years = year === undefined ? undefined : { from: year, to: year };
    const vehicle = { makerKey: foldText(maker), modelKey: foldText(model), years };
    const decision = decide(await factsOf(vehicle, family), answers);
    const suggestions = [...decision.codes]
      .slice(0, maxParts)
      .map((code) => ({ code, family, reason: "vehicle" as const }));
    return { decision, parts: await foundParts(suggestions, { viewer, warehouse }) };
  };
