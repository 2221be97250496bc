import type { Reading, TraitReading } from "@caliper/search-language";
import type { Answers } from "../deciding/decide.ts";

/** What the traits of a text answer. */
const byTrait: Readonly<Partial<Record<TraitReading["trait"], Answers>>> = {
  with_sensor: { wearSensor: "yes" },
  without_sensor: { wearSensor: "no" },
  with_abs: { abs: "yes" },
  without_abs: { abs: "no" },
  four_wheel_drive: { drive: "4x4" },
  two_wheel_drive: { drive: "4x2" },
  left: { side: "Left" },
  right: { side: "Right" },
  rear_drum: { rearBrake: "Drum" },
  rear_disc: { rearBrake: "Disc" },
};

/** The answers that a text contains to the questions that tell the parts of a vehicle apart. */
export function answersIn(readings: readonly Reading[]): Answers {
  const answers = readings.map((reading): Answers => {
    if (reading.kind === "years" && reading.months) return { month: String(reading.months.from) };
    if (reading.kind === "axle") return { axle: reading.axle };
    if (reading.kind === "engine" && reading.liters !== undefined)
      return { engine: `${reading.liters.toFixed(1)} L` };
    if (reading.kind !== "trait") return {};
    return reading.trait === "wheel"
      ? { wheelSize: String(reading.inches) }
      : (byTrait[reading.trait] ?? {});
  });
  return Object.assign({}, ...answers) as Answers;
}
