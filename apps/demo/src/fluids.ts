import type { Dimensions, ProductOf } from "./model.ts";
import type { relatedTables } from "@caliper/catalogue-model";
import { random, rounded } from "./random.ts";
import type { StatedRow } from "./stated.ts";

type Bottle = StatedRow<(typeof relatedTables)["brake_fluid_bottles"]>;

interface Fluid {
  readonly fluid: string;
  readonly name: { readonly en: string; readonly es: string };
  readonly volumes: readonly [number, number];
  readonly labelColor: string;
  readonly fluidColor: string;
  /** Degrees Celsius: the dry and the wet boiling point. */
  readonly boiling: readonly [dry: number, wet: number];
  /** mm²/s at -40 °C and at 100 °C. */
  readonly viscosity: readonly [cold: number, hot: number];
  /** A range, as on a maker's sheet. */
  readonly ph: string;
  /** US cents for the smaller bottle. */
  readonly price: number;
}

/** Values that exceed FMVSS 116. */
export const fluids: readonly Fluid[] = [
  {
    fluid: "DOT3",
    name: { en: "DOT 3 Premium", es: "DOT 3 Premium" },
    volumes: [355, 1000],
    labelColor: "Blue",
    fluidColor: "Clear to amber",
    boiling: [241, 149],
    viscosity: [1180, 2.1],
    ph: "8.5 - 9.9",
    price: 185,
  },
  {
    fluid: "DOT4",
    name: { en: "DOT 4 Premium", es: "DOT 4 Premium" },
    volumes: [250, 500],
    labelColor: "Red",
    fluidColor: "Clear to amber",
    boiling: [258, 166],
    viscosity: [1420, 2.2],
    ph: "8.2 - 9.4",
    price: 165,
  },
  {
    fluid: "DOT4HP",
    name: { en: "DOT 4 Severe Duty", es: "DOT 4 Servicio Severo" },
    volumes: [355, 500],
    labelColor: "Black",
    fluidColor: "Amber",
    boiling: [270, 175],
    viscosity: [1330, 2.3],
    ph: "7.9 - 9.1",
    price: 290,
  },
  {
    fluid: "DOT5",
    name: { en: "DOT 5.1 Premium", es: "DOT 5.1 Premium" },
    volumes: [250, 1000],
    labelColor: "Silver",
    fluidColor: "Clear",
    boiling: [272, 185],
    viscosity: [810, 2.1],
    ph: "7.4 - 8.4",
    price: 340,
  },
];

export const fluidCode = (fluid: string, volume: number) => `${fluid}-${volume}`;

function dimensions(fluid: Fluid, volume: number): Dimensions<"brake_fluids"> {
  return {
    fluid: fluid.fluid,
    volume,
    label_color: fluid.labelColor,
    fluid_color: fluid.fluidColor,
    boiling_point: fluid.boiling[0],
    wet_boiling_point: fluid.boiling[1],
    viscosity_cold: fluid.viscosity[0],
    viscosity_hot: fluid.viscosity[1],
    ph: fluid.ph,
  };
}

export function fluidProducts(): ProductOf<"brake_fluids">[] {
  return fluids.flatMap((fluid) =>
    fluid.volumes.map((volume, index): ProductOf<"brake_fluids"> => {
      const volumeText = volume === 1000 ? "1 L" : `${volume} mL`;
      return {
        code: fluidCode(fluid.fluid, volume),
        family: "brake_fluids",
        fmsi: null,
        position: null,
        detail: { en: `${fluid.name.en}, ${volumeText}`, es: `${fluid.name.es}, ${volumeText}` },
        dimensions: dimensions(fluid, volume),
        weight: rounded(volume * 0.00106 + 0.05),
        basePrice:
          Math.round((fluid.price * (index === 0 ? 1 : volume / fluid.volumes[0])) / 5) * 5,
        fits: [],
        interchanges: [
          ["FRENAX", `FX-${fluid.fluid}-${volume}`],
          ["KAIROS", `KR${fluid.fluid}/${volume}`],
          ["ZENIT", `ZN${volume}${fluid.fluid.slice(3)}`],
        ],
        serves: new Set(),
      };
    }),
  );
}

/** Carton data, and the effect of the fluid on rubber cups after 70 hours. */
export function fluidBottles(): Bottle[] {
  const draw = random("fluids");
  return fluids.flatMap((fluid) => {
    const at70 = draw.step(2, 6, 0.5);
    const at120 = draw.step(7, 12, 0.5);
    const grows70 = draw.step(0.2, 0.5, 0.01);
    const grows120 = draw.step(0.6, 1.1, 0.01);
    return fluid.volumes.flatMap((volume) =>
      (["PLASTIC", "ALUMINUM"] as const).map((material): Bottle => {
        const plastic = material === "PLASTIC";
        const perCarton = volume >= 1000 ? 12 : 24;
        const cartons = Math.round(
          (volume >= 1000 ? 60 : volume >= 500 ? 56 : 90) * (plastic ? 1 : 0.9),
        );
        const weight = perCarton * (volume * 0.00106 + (plastic ? 0.035 : 0.06)) + 0.6;
        const side = Math.cbrt(volume) * 1.02 + 1.2;
        const size = [side * (perCarton / 4), side * 4, side * 2.1].map((each) => each.toFixed(1));
        return {
          reference: `${plastic ? "BFP" : "BFM"}${fluid.fluid.slice(3)}-${volume}`,
          code: fluidCode(fluid.fluid, volume),
          material,
          carton_quantity: perCarton,
          minimum_order: perCarton * (plastic ? 10 : 20),
          carton_weight: rounded(weight),
          carton_size: size.join(" x "),
          cartons_per_pallet: cartons,
          pieces_per_pallet: cartons * perCarton,
          cartons_per_container: cartons * 10,
          // Cups only soften in the test.
          hardness_increase_70: 0,
          hardness_decrease_70: -at70,
          base_diameter_increase_70: grows70,
          hardness_increase_120: 0,
          hardness_decrease_120: -at120,
          base_diameter_increase_120: grows120,
        };
      }),
    );
  });
}
