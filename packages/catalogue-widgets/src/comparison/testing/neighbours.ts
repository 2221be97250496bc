// A second part of each family, near enough to the first one to be worth a comparison. For stories and tests.
import type { Datasheet } from "@caliper/api-client";
import { examples } from "@caliper/api-client/fixtures";

/** The part under another code, with other figures. */
export function neighbourOf(
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
      one.name === "XBP" ? { ...one, value: code } : { ...one, value: valueOf(values, one) },
    ),
  };
}

const valueOf = (
  values: Readonly<Record<string, number | string | null>>,
  { name, value }: Datasheet["dimensions"][number],
) => (name in values ? (values[name] ?? null) : value);

const { datasheets } = examples;

export const neighbours = {
  brake_rotors: neighbourOf(
    datasheets.brake_rotors,
    "BR31340",
    { OUTER_DIAM: 280, HAT_DIAM: 145.5, HEIGHT: 42.5, THICKNESS: 24, MIN_THICKNESS: 22, HOLES: 4 },
    {
      applications: datasheets.brake_rotors.applications?.slice(0, 4) ?? [],
      interchanges: datasheets.brake_rotors.interchanges?.slice(18, 24) ?? [],
    },
  ),
  brake_drums: neighbourOf(datasheets.brake_drums, "BD31520", { DRUM_DIAM: 254, OUTER_DIAM: 290 }),
  brake_pads: neighbourOf(datasheets.brake_pads, "D12004", {
    LENGTH1: 123.9,
    WIDTH1: 50.1,
    THICK1: 17.6,
    LENGTH2: 123.9,
  }),
  brake_shoes: neighbourOf(datasheets.brake_shoes, "B12016", { DRUM_DIAM: 254, Width_1: 50 }),
  brake_lining: neighbourOf(datasheets.brake_lining, "BL4520", { WIDTH: 52, LONG: 236 }),
  wheel_cylinders: neighbourOf(datasheets.wheel_cylinders, "WC116402", {
    Size: "7/8",
    Sizemm: 22.22,
    Longitud: 58,
  }),
  master_cylinders: neighbourOf(datasheets.master_cylinders, "MC116328", {
    Bore: "1",
    Bore_mm: 25.4,
    Primary: 20,
  }),
} as const satisfies Partial<Record<Datasheet["family"], Datasheet>>;
