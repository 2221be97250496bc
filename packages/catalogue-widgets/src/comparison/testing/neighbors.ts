// A second, similar part of each family for comparisons in stories and tests.
import type { Datasheet } from "@caliper/api-client";
import { examples } from "@caliper/api-client/fixtures";

/** The part with another code and other values. */
export function neighborOf(
  part: Datasheet,
  code: string,
  values: Readonly<Record<string, number | string | null>>,
  facts: Partial<Datasheet> = {},
): Datasheet {
  return {
    ...part,
    ...facts,
    code,
    dimensions: part.dimensions.map((one) =>
      one.name === "code" ? { ...one, value: code } : { ...one, value: valueOf(values, one) },
    ),
  };
}

const valueOf = (
  values: Readonly<Record<string, number | string | null>>,
  { name, value }: Datasheet["dimensions"][number],
) => (name in values ? (values[name] ?? null) : value);

const { datasheets } = examples;

export const neighbors = {
  brake_rotors: neighborOf(
    datasheets.brake_rotors,
    "BR31340",
    {
      outerDiameter: 280,
      hatDiameter: 145.5,
      height: 42.5,
      thickness: 24,
      minThickness: 22,
      holes: 4,
    },
    {
      applications: datasheets.brake_rotors.applications?.slice(0, 4) ?? [],
      interchanges: datasheets.brake_rotors.interchanges?.slice(18, 24) ?? [],
    },
  ),
  brake_drums: neighborOf(datasheets.brake_drums, "BD31520", {
    drumDiameter: 254,
    outerDiameter: 290,
  }),
  brake_pads: neighborOf(datasheets.brake_pads, "D12004", {
    length1: 123.9,
    width1: 50.1,
    thickness1: 17.6,
    length2: 123.9,
  }),
  brake_shoes: neighborOf(datasheets.brake_shoes, "B12016", { drumDiameter: 254, width1: 50 }),
  brake_lining: neighborOf(datasheets.brake_lining, "BL4520", { width: 52, length: 236 }),
  wheel_cylinders: neighborOf(datasheets.wheel_cylinders, "WC116402", {
    size: "7/8",
    sizeMm: 22.22,
    length: 58,
  }),
  master_cylinders: neighborOf(datasheets.master_cylinders, "MC116328", {
    bore: "1",
    boreMm: 25.4,
    primary: 20,
  }),
} as const satisfies Partial<Record<Datasheet["family"], Datasheet>>;
