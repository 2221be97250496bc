import { type FamilyId, foldText, maySeeFamily, type Viewer } from "@caliper/catalogue-model";
import type { ProductsRepository } from "../catalogue/products.repository.ts";
import { fitsOf } from "../deciding/decide.ts";
import type { FactsOfVehicle } from "../deciding/facts.service.ts";
import type { KnownVehicle } from "./described-parts.ts";

interface Sources {
  readonly products: ProductsRepository;
  readonly factsOf: FactsOfVehicle;
}

/** Whether parts fit a vehicle, by code; without those of which the catalogue does not state it. */
export const createFits =
  ({ products, factsOf }: Sources) =>
  async (
    viewer: Viewer,
    { maker, model, years, answers }: KnownVehicle,
    codes: readonly string[],
  ): Promise<ReadonlyMap<string, boolean>> => {
    const vehicle = { makerKey: foldText(maker), modelKey: foldText(model), years };
    const byFamily = new Map<FamilyId, string[]>();
    for (const { code, family, fits } of (await products.findWithFits(codes)).values())
      // A part without vehicles may fit any.
      if (fits && maySeeFamily(family, viewer))
        byFamily.set(family, [...(byFamily.get(family) ?? []), code]);
    const each = await Promise.all(
      [...byFamily].map(async ([family, own]) =>
        fitsOf(await factsOf(vehicle, family), answers, own),
      ),
    );
    return new Map(each.flatMap((fits) => [...fits]));
  };
