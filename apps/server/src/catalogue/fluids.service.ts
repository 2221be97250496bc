import { maySee, type Viewer, warehousesOf } from "@caliper/api-client/access";
import type { Wire } from "@caliper/api-client/wire";
import { notFound } from "../refusal.ts";
import type { DatasheetRepository } from "./datasheet.repository.ts";
import { priceGrid } from "./datasheet.service.ts";
import type { Fluid, FluidBottle, FluidsRepository } from "./fluids.repository.ts";
import { normaliseCode } from "./keys.ts";
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
    const found = await fluids.find(normaliseCode(fluid), volume);
    if (!found) throw notFound(`There is no fluid ${fluid} of ${volume} mL`);
    const warehouses = warehousesOf(buyer);
    const [bottles, priced, interchanges] = await Promise.all([
      fluids.bottles(found.code),
      prices.of([found.code], warehouses),
      maySee("fluidInterchanges", viewer) ? datasheets.interchanges(found.code) : undefined,
    ]);
    return {
      General: general(found),
      Detalle: bottles.map(bottleRow),
      ...(maySee("fluidPrices", buyer) && {
        Precio: priceGrid("brake_fluids", warehouses, priced),
      }),
      ...(interchanges && {
        Intercambios: {
          Data: interchanges.map((each) => ({ Brand: each.brand, Interchange: each.interchange })),
        },
      }),
    };
  };
}

function general(fluid: Fluid): Wire<"FluidInfo">["General"] {
  return {
    LABEL_COLOR: fluid.label_color ?? "",
    FLUID_COLOR: fluid.fluid_color ?? "",
    BOILING_POINT_C: fluid.boiling_point ?? 0,
    BOILING_POINT_F: fahrenheit(fluid.boiling_point ?? 0),
    WET_BOILING_POINT_C: fluid.wet_boiling_point ?? 0,
    WET_BOILING_POINT_F: fahrenheit(fluid.wet_boiling_point ?? 0),
    VISCOSITY_MINUS_40: fluid.viscosity_cold ?? 0,
    VISCOSITY_100: fluid.viscosity_hot ?? 0,
    PH: fluid.ph === null ? "" : String(fluid.ph),
  };
}

const fahrenheit = (celsius: number): number => Math.round((celsius * 9) / 5 + 32);

type BottleRow = Wire<"FluidInfo">["Detalle"][number];

/** What the catalogue does not hold is absent. */
function bottleRow(bottle: FluidBottle): BottleRow {
  const cells: Record<keyof BottleRow, string | number | null> = {
    REFERENCE: bottle.reference,
    QTY_CARTON: bottle.carton_quantity,
    MOQ: bottle.minimum_order,
    CARTON_WEIGHT: bottle.carton_weight,
    CARTON_DIMENSION: bottle.carton_size,
    CARTONS_PALLET: bottle.cartons_per_pallet,
    PIECES_PALLET: bottle.pieces_per_pallet,
    CARTONS_CONTAINER: bottle.cartons_per_container,
    HARDNESS_INCREASE_70: bottle.hardness_increase_70,
    HARDNESS_DECREASE_70: bottle.hardness_decrease_70,
    BASE_DIAMETER_70: bottle.base_diameter_increase_70,
    HARDNESS_INCREASE_120: bottle.hardness_increase_120,
    HARDNESS_DECREASE_120: bottle.hardness_decrease_120,
    BASE_DIAMETER_120: bottle.base_diameter_increase_120,
  };
  const filled = Object.entries(cells).filter(([, cell]) => cell !== null);
  return Object.fromEntries(filled) as BottleRow;
}
