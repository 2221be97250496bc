/** What can tell the parts of a vehicle apart, and how easily a person at a counter answers each. */

interface FieldFacts {
  /** Share of people at a counter who can answer, from 0 to 1: what papers say, then the car, then the old part. */
  readonly ease: number;
  /** Measured on the old part: the least difference in mm that a caliper or a ruler shows; 1 for a count. */
  readonly apart?: number;
  /** It has no more than these values: where one part needs one, another may need the other. */
  readonly values?: readonly string[];
}

const facts = {
  axle: { ease: 1, values: ["Front", "Rear"] },
  year: { ease: 0.98 },
  month: { ease: 0.94 },
  submodel: { ease: 0.9 },
  engine: { ease: 0.88 },
  drive: { ease: 0.86, values: ["4x2", "4x4"] },
  wheelSize: { ease: 0.84 },
  abs: { ease: 0.82, values: ["yes", "no"] },
  rearBrake: { ease: 0.8, values: ["Disc", "Drum"] },
  brakeSystem: { ease: 0.7 },
  side: { ease: 0.68, values: ["Left", "Right"] },
  wearSensor: { ease: 0.66, values: ["yes", "no"] },
  holes: { ease: 0.6, apart: 1 },
  thickness: { ease: 0.5, apart: 1 },
  drumDiameter: { ease: 0.48, apart: 2 },
  outerDiameter: { ease: 0.48, apart: 2 },
  sizeMm: { ease: 0.46, apart: 1 },
  length1: { ease: 0.44, apart: 2 },
  length: { ease: 0.44, apart: 2 },
  width1: { ease: 0.42, apart: 2 },
  drumWidth: { ease: 0.42, apart: 2 },
} as const satisfies Readonly<Record<string, FieldFacts>>;

export type Field = keyof typeof facts;

export const factsOf: Readonly<Record<Field, FieldFacts>> = facts;

/** What is known of a vehicle, whichever of its parts is asked for. */
export const vehicleFields = [
  "submodel",
  "month",
  "engine",
  "drive",
  "wheelSize",
  "abs",
  "rearBrake",
] as const satisfies readonly Field[];

/** The place of a part on the vehicle, which each part states of itself. */
export const placeFields = ["axle", "side"] as const satisfies readonly Field[];

export const fields = Object.keys(facts) as readonly Field[];

/** Values that are whole numbers in a row, such as months; a choice is a range of them. */
export const isRanged = (field: Field): boolean => field === "year" || field === "month";

export const measuredFields = fields.filter((field) => factsOf[field].apart !== undefined);
