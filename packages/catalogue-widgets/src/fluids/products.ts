import type { FluidVolume } from "@caliper/catalogue-model";
import { volumeText } from "./volumeText.ts";

export interface FluidProduct {
  /** The fluid's code on the wire. */
  readonly code: string;
  /** A product name, the same in both languages. */
  readonly name: string;
  /** The two volumes it is sold in, mL. */
  readonly volumes: readonly [FluidVolume, FluidVolume];
}

/** The fluids that are sold; DOT5 is sold as DOT 5.1. */
export const fluidProducts: readonly FluidProduct[] = [
  { code: "DOT3", name: "DOT 3 Premium", volumes: [355, 1000] },
  { code: "DOT4", name: "DOT 4 Premium", volumes: [250, 500] },
  { code: "DOT4HP", name: "DOT 4 Severe Duty", volumes: [355, 500] },
  { code: "DOT5", name: "DOT 5.1 Premium", volumes: [250, 1000] },
];

/** The volumes that a fluid is sold in, mL; none for an unknown code. */
export function volumesOf(code: string): readonly FluidVolume[] {
  return fluidProducts.find((product) => product.code === code)?.volumes ?? [];
}

/** `DOT 4 Severe Duty, 500 mL`; without an undefined volume. */
export function fluidTitle(code: string, volume: number | undefined): string {
  const parts = [fluidName(code), volume === undefined ? "" : volumeText(volume)];
  return parts.filter((part) => part !== "").join(", ");
}

/** The name under which a fluid is sold; an unknown code is returned as it is. */
export function fluidName(code: string): string {
  return fluidProducts.find((product) => product.code === code)?.name ?? code;
}
