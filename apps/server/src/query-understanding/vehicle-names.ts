import { foldText, type Section, type Viewer } from "@caliper/catalogue-model";
import { openFamilies, restriction } from "../catalogue/searched-families.ts";
import type { VehiclesRepository } from "../catalogue/vehicles.repository.ts";
import { type ModelName, readText, type Names, vehicleIn } from "@caliper/search-language";

/** Null when the text names the brand only. */
export type NamedVehicle = Omit<ModelName, "model"> & { readonly model: string | null };

interface Sources {
  readonly names: () => Promise<Names>;
  readonly vehicles: VehiclesRepository;
}

/** The vehicles that a text names, the best match first; limited to a section or the viewer's families. */
export function createVehicleNames({ names, vehicles }: Sources) {
  return async (viewer: Viewer, text: string, section?: Section): Promise<NamedVehicle[]> => {
    const families = restriction(openFamilies(viewer, section));
    const readings = vehicleIn(readText(text), (await names()).vehicles, { isFree: () => true });
    const model = readings.find((reading) => reading.kind === "model");
    const maker = readings.find((reading) => reading.kind === "maker");
    const namedVehicles = model
      ? [model, ...model.others]
      : maker
        ? [{ maker: maker.maker, model: null }]
        : [];
    const isOpen = await Promise.all(
      namedVehicles.map(async (each) => {
        if (families === undefined) return true;
        if (each.model === null) return (await vehicles.makers(families)).includes(each.maker);
        return (await vehicles.models(foldText(each.maker), families)).includes(each.model);
      }),
    );
    return namedVehicles
      .filter((_, index) => isOpen[index])
      .map(({ maker: own, model: ownModel }) => ({ maker: own, model: ownModel }));
  };
}
