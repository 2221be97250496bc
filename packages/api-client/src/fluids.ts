/** The datasheet of a brake fluid in one volume. */
import type { ApiClient } from "./client.ts";
import { pricesOf, type Prices } from "./datasheet.ts";
import { fluidCodeOf, type FluidVolume } from "@caliper/catalogue-model";
import * as operation from "./generated/endpoints.ts";
import { filled, interchangesOf, type Interchange } from "./parts.ts";
import { apiQuery } from "./query.ts";
import type { Wire } from "./wire.ts";

export interface Temperature {
  readonly celsius: number;
  readonly fahrenheit: number;
}

/** Effects on cups after 70 hours at a temperature in °C; undefined where not measured. */
export interface CupEffects {
  readonly temperature: 70 | 120;
  readonly hardnessIncrease: number | undefined;
  readonly hardnessDecrease: number | undefined;
  /** mm */
  readonly baseDiameterIncrease: number | undefined;
}

export interface FluidContainer {
  readonly reference: string;
  /** By the reference: BFP is plastic, BFM aluminum. */
  readonly material: "plastic" | "aluminum" | undefined;
  readonly cartonQuantity: number | undefined;
  /** Pieces. */
  readonly minimumOrder: number | undefined;
  /** KG */
  readonly cartonWeight: number | undefined;
  /** cm, as printed: 39 x 26 x 19. */
  readonly cartonDimension: string | undefined;
  readonly cartonsPerPallet: number | undefined;
  readonly piecesPerPallet: number | undefined;
  /** In a 20' container. */
  readonly cartonsPerContainer: number | undefined;
  readonly cupEffects: readonly CupEffects[];
}

export interface FluidSheet {
  readonly fluid: string;
  readonly volume: FluidVolume;
  readonly labelColor: string;
  readonly fluidColor: string;
  readonly boilingPoint: Temperature;
  readonly wetBoilingPoint: Temperature;
  /** mm2/s at -40 and 100 °C. */
  readonly viscosity: { readonly atMinus40: number; readonly at100: number };
  readonly ph: string;
  readonly containers: readonly FluidContainer[];
  /** Missing where the level may not see prices. */
  readonly prices?: Prices;
  /** Missing where the level may not see interchanges. */
  readonly interchanges?: readonly Interchange[];
}

export interface FluidArgs {
  /** As a URL or the wire names it; without it, or the volume, the query waits. */
  readonly fluid: string;
  readonly volume: FluidVolume | undefined;
  /** The user whose view is requested; only administrators may name another one. */
  readonly user?: string | undefined;
}

export function fluidQuery(client: ApiClient, args: FluidArgs) {
  const cap = args.volume ?? 250;
  const query = { type: fluidCodeOf(args.fluid), cap, user: filled(args.user) };
  return apiQuery(client, operation.fichaInfoBf, {
    query,
    enabled: query.type !== "" && args.volume !== undefined,
    toDomain: (wire) => fluidSheetOf(query.type, cap, wire),
  });
}

export function fluidSheetOf(
  fluid: string,
  volume: FluidVolume,
  wire: Wire<"FluidInfo">,
): FluidSheet {
  const { General, Detalle, Precio, Intercambios } = wire;
  return {
    fluid,
    volume,
    labelColor: General.LABEL_COLOR,
    fluidColor: General.FLUID_COLOR,
    boilingPoint: { celsius: General.BOILING_POINT_C, fahrenheit: General.BOILING_POINT_F },
    wetBoilingPoint: {
      celsius: General.WET_BOILING_POINT_C,
      fahrenheit: General.WET_BOILING_POINT_F,
    },
    viscosity: { atMinus40: General.VISCOSITY_MINUS_40, at100: General.VISCOSITY_100 },
    ph: General.PH,
    containers: Detalle.map(containerOf),
    ...(Precio !== undefined && { prices: pricesOf("brake_fluids", Precio) }),
    ...(Intercambios !== undefined && { interchanges: interchangesOf(Intercambios) }),
  };
}

function containerOf(row: Wire<"FluidInfo">["Detalle"][number]): FluidContainer {
  return {
    reference: row.REFERENCE,
    material: materialOf(row.REFERENCE),
    cartonQuantity: row.QTY_CARTON,
    minimumOrder: row.MOQ,
    cartonWeight: row.CARTON_WEIGHT,
    cartonDimension: row.CARTON_DIMENSION,
    cartonsPerPallet: row.CARTONS_PALLET,
    piecesPerPallet: row.PIECES_PALLET,
    cartonsPerContainer: row.CARTONS_CONTAINER,
    cupEffects: [
      {
        temperature: 70,
        hardnessIncrease: row.HARDNESS_INCREASE_70,
        hardnessDecrease: row.HARDNESS_DECREASE_70,
        baseDiameterIncrease: row.BASE_DIAMETER_70,
      },
      {
        temperature: 120,
        hardnessIncrease: row.HARDNESS_INCREASE_120,
        hardnessDecrease: row.HARDNESS_DECREASE_120,
        baseDiameterIncrease: row.BASE_DIAMETER_120,
      },
    ],
  };
}

function materialOf(reference: string): FluidContainer["material"] {
  if (reference.startsWith("BFP")) return "plastic";
  return reference.startsWith("BFM") ? "aluminum" : undefined;
}
