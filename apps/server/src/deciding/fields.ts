/** What can tell the parts of a vehicle apart, and how easily a person at a counter answers each. */

/** Share of people at a counter who can answer, from 0 to 1: what papers say, then the car, then the old part. */
const ease = {
  axle: 1,
  year: 0.98,
  month: 0.94,
  submodel: 0.9,
  engine: 0.88,
  drive: 0.86,
  wheelSize: 0.84,
  abs: 0.82,
  rearBrake: 0.8,
  brakeSystem: 0.7,
  side: 0.68,
  wearSensor: 0.66,
  holes: 0.6,
  thickness: 0.5,
  drumDiameter: 0.48,
  outerDiameter: 0.48,
  sizeMm: 0.46,
  length1: 0.44,
  length: 0.44,
  width1: 0.42,
  drumWidth: 0.42,
} as const;

export type Field = keyof typeof ease;

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

export const fields = Object.keys(ease) as readonly Field[];
export const easeOf = (field: Field): number => ease[field];

/** Values that are whole numbers in a row, such as months; a choice is a range of them. */
export const isRanged = (field: Field): boolean => field === "year" || field === "month";

/** Measured on the old part: the least difference in mm that a caliper or a ruler shows; 1 for a count. */
const apart: Readonly<Partial<Record<Field, number>>> = {
  holes: 1,
  thickness: 1,
  drumDiameter: 2,
  outerDiameter: 2,
  sizeMm: 1,
  length1: 2,
  length: 2,
  width1: 2,
  drumWidth: 2,
};

export const apartOf = (field: Field): number | undefined => apart[field];
export const measuredFields = fields.filter((field) => apart[field] !== undefined);

/** Fields with no more than these values: where one part needs one, another may need the other. */
export const bothValues: Readonly<Partial<Record<Field, readonly string[]>>> = {
  axle: ["Front", "Rear"],
  drive: ["4x2", "4x4"],
  abs: ["yes", "no"],
  rearBrake: ["Disc", "Drum"],
  side: ["Left", "Right"],
  wearSensor: ["yes", "no"],
};
