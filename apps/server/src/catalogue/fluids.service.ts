import {
  maySee,
  normalizeCode,
  relatedTables,
  type Viewer,
  warehousesOf,
} from "@caliper/catalogue-model";
import type { Wire } from "@caliper/api-client/wire";
import { notFound } from "../refusal.ts";
import type { DatasheetRepository } from "./datasheet.repository.ts";
import { priceGrid } from "./datasheet.service.ts";
import type { Fluid, FluidBottle, FluidsRepository } from "./fluids.repository.ts";
import type { PricesRepository } from "./prices.repository.ts";

interface Repositories {
  readonly fluids: FluidsRepository;
  readonly datasheets: DatasheetRepository;
  readonly prices: PricesRepository;
}

export interface FluidQuestion {
  /** DOT3, DOT4, DOT4HP or DOT5, however it is typed. */
  readonly fluid: string;
  /** In mL. */
  readonly volume: number;
  readonly viewer: Viewer;
  /** Whose prices are answered. */
  readonly buyer: Viewer;
}

export function createFluids({ fluids, datasheets, prices }: Repositories) {
  /** @throws Refusal when the fluid is not sold in that volume. */
  return async ({ fluid, volume, viewer, buyer }: FluidQuestion): Promise<Wire<"FluidInfo">> => {
    const found = await fluids.find(normalizeCode(fluid), volume);
    if (!found) throw notFound(`There is no fluid ${fluid} of ${volume} mL`);
    const warehouses = warehousesOf(buyer);
    const [bottles, priced, interchanges] = await Promise.all([
      fluids.bottles(found.code),
      prices.ofProduct(found.code, warehouses),
      maySee("fluidInterchanges", viewer) ? datasheets.interchanges(found.code) : undefined,
    ]);
    return {
      General: general(found),
      Detalle: bottles.map(bottleRow),
      ...(maySee("fluidPrices", buyer) && {
        Precio: priceGrid("brake_fluids", warehouses, priced),
      }),
      ...(interchanges && { Intercambios: { Data: interchanges } }),
    };
  };
}

function general(fluid: Fluid): Wire<"FluidInfo">["General"] {
  return {
    LABEL_COLOR: fluid.label_color,
    FLUID_COLOR: fluid.fluid_color,
    BOILING_POINT_C: fluid.boiling_point,
    BOILING_POINT_F: fahrenheit(fluid.boiling_point),
    WET_BOILING_POINT_C: fluid.wet_boiling_point,
    WET_BOILING_POINT_F: fahrenheit(fluid.wet_boiling_point),
    VISCOSITY_MINUS_40: fluid.viscosity_cold,
    VISCOSITY_100: fluid.viscosity_hot,
    PH: fluid.ph,
  };
}

const fahrenheit = (celsius: number): number => Math.round((celsius * 9) / 5 + 32);

type BottleRow = Wire<"FluidInfo">["Detalle"][number];

const bottleColumns = relatedTables.brake_fluid_bottles.columns.filter(
  ({ name }) => name !== "code" && name !== "material",
);

/** By wire column; what the catalogue does not hold is absent. */
function bottleRow(bottle: FluidBottle): BottleRow {
  const cells = bottleColumns.flatMap(({ name, header }) =>
    bottle[name] === null ? [] : [[header, bottle[name]] as const],
  );
  return Object.fromEntries(cells) as BottleRow;
}
