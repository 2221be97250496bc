import { maySee, normalizeCode, type Viewer, warehousesOf } from "@caliper/catalogue-model";
import { notFound } from "../refusal.ts";
import type { DatasheetRepository } from "./datasheet.repository.ts";
import { type PriceGrid, priceGrid } from "./datasheet.service.ts";
import type { Fluid, FluidBottle, FluidsRepository } from "./fluids.repository.ts";
import type { PriceReaders } from "./headline-prices.ts";
import { message } from "../messages/message.ts";

interface Repositories extends PriceReaders {
  readonly fluids: FluidsRepository;
  readonly datasheets: DatasheetRepository;
}

export interface FluidQuestion {
  /** DOT3, DOT4, DOT4HP or DOT5, in any spelling. */
  readonly fluid: string;
  /** In mL. */
  readonly volume: number;
  readonly viewer: Viewer;
}

/** A block that the viewer may not see is undefined. */
export interface FluidSheet {
  readonly fluid: Fluid;
  readonly bottles: readonly FluidBottle[];
  readonly prices: PriceGrid | undefined;
  /** JSON text. */
  readonly interchanges: string | undefined;
}

export function createFluids({ fluids, datasheets, prices, stocks }: Repositories) {
  /** @throws Refusal with the volumes of the fluid when it is not sold in this one */
  return async ({ fluid: name, volume, viewer }: FluidQuestion): Promise<FluidSheet> => {
    const type = normalizeCode(name);
    const ofType = (await fluids.all()).filter((each) => each.fluid === type);
    const fluid = ofType.find((each) => each.volume === volume);
    if (!fluid) {
      const volumes = ofType.map((each) => each.volume);
      throw notFound(message("fluid.missing", { name, volume }), { volumes });
    }
    const warehouses = warehousesOf(viewer, "brake_fluids");
    const [bottles, priced, interchanges] = await Promise.all([
      fluids.bottles(fluid.code),
      prices
        .ofProduct(fluid.code, warehouses)
        .then((keyPrices) => stocks.withStock(keyPrices, viewer)),
      maySee("fluidInterchanges", viewer) ? datasheets.interchanges(fluid.code) : undefined,
    ]);
    const grid = priceGrid("brake_fluids", warehouses, priced);
    const isPriced = maySee("fluidPrices", viewer);
    return { fluid, bottles, prices: isPriced ? grid : undefined, interchanges };
  };
}
