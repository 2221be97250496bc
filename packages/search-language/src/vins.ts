import { partialVinsIn, vinLength, vinsIn } from "@caliper/catalogue-model";
import type { VinReading } from "./reading.ts";
import { createCover } from "./text.ts";
import type { VehicleIndex } from "./vehicle-index.ts";
import { catalogueVehicle } from "./vehicle-of-vin.ts";
import { decodeVin } from "./vin/decode.ts";
import { vinData } from "./vin/vin-data.ts";

/** The VINs in a text and the vehicles that they name; of those without their last characters, the ones that name a model. */
export async function readVins(
  text: string,
  vehicles: () => Promise<VehicleIndex>,
  thisYear: number,
): Promise<VinReading[]> {
  const whole = vinsIn(text);
  const cover = createCover(text.length);
  for (const vin of whole) cover.add(vin);
  const partial = partialVinsIn(text).filter(cover.isFree);
  const vins = [
    ...whole,
    ...partial.map((each) => ({ ...each, isCorrected: false, isGrouped: false })),
  ].sort((a, b) => a.from - b.from);
  if (vins.length === 0) return [];
  const [data, index] = await Promise.all([vinData(), vehicles()]);
  return vins.flatMap(({ vin, from, to, isCorrected, isGrouped }): VinReading[] => {
    const decoded = decodeVin(vin, data, thisYear);
    // Several codes in a row have the form of a VIN, but no manufacturer.
    if (isGrouped && decoded.makers.length === 0) return [];
    if (vin.length < vinLength && decoded.models.length === 0) return [];
    const vehicle = catalogueVehicle(decoded, index);
    return [{ kind: "vin", from, to, corrected: isCorrected, decoded, ...vehicle }];
  });
}
