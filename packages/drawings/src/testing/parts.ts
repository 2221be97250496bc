// Parts for tests and stories: random plausible ones, extreme ones and invalid ones.
import type { FamilyId } from "@caliper/catalogue-model";
import { randomFrom } from "@caliper/catalogue-model/random";
import type { Dimensions } from "../geometry/measures.ts";

/** The front rotor of a Toyota Corolla 2009-2013. */
export const exampleRotor = {
  disc: "Ventilated",
  outerDiameter: 275,
  hatDiameter: 148,
  centerBore: 55,
  boltCircle: 100,
  holes: 5,
  height: 49.5,
  thickness: 22,
  minThickness: 20,
  flange: 6.5,
} as const satisfies Dimensions;

/** Families that have a drawing with dimensions. */
export const dimensionedFamilies = [
  "brake_rotors",
  "brake_drums",
  "brake_pads",
  "brake_shoes",
  "brake_lining",
  "wheel_cylinders",
  "master_cylinders",
  "pistons",
] as const satisfies readonly FamilyId[];
export type DimensionedFamily = (typeof dimensionedFamilies)[number];

type Random = () => number;

const between = (random: Random, low: number, high: number): number =>
  Math.round((low + random() * (high - low)) * 10) / 10;

const oneOf = <T>(random: Random, ...choices: readonly [T, ...T[]]): T =>
  choices[Math.floor(random() * choices.length)] ?? choices[0];

const makers: Readonly<Record<DimensionedFamily, (random: Random) => Dimensions>> = {
  brake_rotors: (random) => {
    const solid = random() < 0.35;
    const outer = between(random, 200, 440);
    const hat = between(random, outer * 0.42, outer * 0.66);
    const bore = between(random, hat * 0.3, hat * 0.62);
    const thickness = solid ? between(random, 7, 18) : between(random, 16, 46);
    return {
      drawing: solid ? "BR02" : "BR01",
      disc: solid ? "Solid" : "Ventilated",
      outerDiameter: outer,
      hatDiameter: hat,
      centerBore: bore,
      boltCircle: between(random, bore + (hat - bore) * 0.35, bore + (hat - bore) * 0.7),
      holes: oneOf(random, 4, 5, 6, 8, 10),
      height: between(random, thickness + 6, thickness + outer * 0.28),
      thickness: thickness,
      minThickness: Math.round((thickness - between(random, 1, 3)) * 10) / 10,
      flange: between(random, 5, 12),
    };
  },
  brake_drums: (random) => {
    const friction = between(random, 150, 420);
    const bore = between(random, friction * 0.15, friction * 0.45);
    const width = between(random, friction * 0.12, friction * 0.45);
    return {
      drawing: oneOf(random, "BD01", "BD02"),
      drumDiameter: friction,
      maxDiameter: friction + between(random, 1, 2.5),
      drumWidth: width,
      height: width + between(random, 8, 60),
      centerBore: bore,
      boltCircle: between(random, bore * 1.3, friction * 0.75),
      outerDiameter: friction + between(random, 14, 60),
      holes: oneOf(random, 3, 4, 5, 6, 8, 10),
    };
  },
  brake_pads: (random) => {
    const length = between(random, 60, 220);
    const width = between(random, length * 0.28, Math.min(length * 0.9, 95));
    const thickness = between(random, 9, 32);
    return {
      length1: length,
      width1: width,
      thickness1: thickness,
      length2: between(random, length * 0.85, length * 1.15),
      width2: between(random, width * 0.9, width * 1.1),
      thickness2: between(random, thickness - 2, thickness + 1),
    };
  },
  brake_shoes: (random) => {
    const drum = between(random, 150, 420);
    const width = between(random, 18, 200);
    const thickness = between(random, 3, 14);
    return {
      arcLength1: between(random, drum * 0.55, drum * 1.15),
      width1: width,
      thickness1a: thickness,
      thickness1b: between(random, thickness * 0.6, thickness),
      arcLength2: between(random, drum * 0.55, drum * 1.15),
      width2: width,
      thickness2a: thickness,
      thickness2b: between(random, thickness * 0.6, thickness),
      drumDiameter: drum,
      drumWidth: width + between(random, 1, 8),
    };
  },
  brake_lining: (random) => ({
    width: between(random, 25, 220),
    length: between(random, 90, 420),
    thickness: between(random, 3, 22),
  }),
  wheel_cylinders: (random) => ({
    sizeMm: oneOf(random, 15.87, 17.46, 19.05, 20.64, 22.22, 25.4, 28.57, 31.75),
    length: between(random, 34, 95),
  }),
  master_cylinders: (random) => ({
    boreMm: oneOf(random, 17.46, 19.05, 20.64, 22.22, 23.81, 25.4, 28.57, 31.75),
    primary: between(random, 6, 36),
    secondary: between(random, 6, 36),
    ports: oneOf(random, 2, 3, 4),
  }),
  pistons: (random) => {
    const outer = between(random, 25, 75);
    return {
      outerDiameter: outer,
      height: between(random, 18, 85),
      innerDiameter: between(random, outer * 0.35, outer * 0.85),
    };
  },
};

export function plausibleParts(family: DimensionedFamily, count: number): Dimensions[] {
  const random = randomFrom(dimensionedFamilies.indexOf(family) + 1);
  return Array.from({ length: count }, () => makers[family](random));
}

/** Parts from a table: the fields, then one row of values for each part. */
const table = (fields: string, ...rows: readonly (readonly (number | string)[])[]): Dimensions[] =>
  rows.map((row) =>
    Object.fromEntries(fields.split(" ").map((field, index) => [field, row[index]])),
  );

/** Parts that a catalogue could contain, and that are hard to lay out. */
export const extremeParts: Readonly<Record<DimensionedFamily, readonly Dimensions[]>> = {
  brake_rotors: table(
    "disc outerDiameter hatDiameter centerBore boltCircle holes height thickness minThickness flange",
    // Very deep hat.
    ["Ventilated", 434, 220, 160, 190, 10, 210, 45, 41, 12],
    // Largest.
    ["Ventilated", 500, 200, 110, 150, 8, 60, 30, 28, 8],
    // Flat and thin, as on a motorcycle.
    ["Solid", 180, 100, 58, 80, 6, 4.5, 4.5, 4, 4.5],
    ["Ventilated", 300, 60, 20, 40, 3, 33, 32, 31.9, 2],
  ),
  brake_drums: table(
    "drumDiameter maxDiameter drumWidth height centerBore boltCircle outerDiameter holes",
    [60, 61, 12, 20, 20, 40, 70, 3],
    [500, 505, 250, 380, 285, 335, 560, 10],
    [180, 180.1, 12, 13, 140, 160, 181, 24],
  ),
  brake_pads: table(
    "length1 width1 thickness1 length2 width2 thickness2",
    [320, 40, 6, 320, 40, 6],
    [50, 95, 35, 52, 95, 35],
    [30, 12, 4, 200, 90, 25],
  ),
  brake_shoes: table(
    "arcLength1 width1 thickness1a thickness1b arcLength2 width2 thickness2a thickness2b drumDiameter drumWidth",
    [150, 15, 1.5, 1.2, 40, 15, 1.5, 1.2, 110, 15.5],
    [500, 220, 22, 14, 500, 220, 22, 14, 420, 230],
  ),
  brake_lining: table("width length thickness", [12, 600, 1], [254, 60, 30]),
  wheel_cylinders: table("sizeMm length", [12.7, 150], [60, 20]),
  master_cylinders: table("boreMm primary secondary", [15, 120, 2], [60, 3, 90]),
  pistons: table("outerDiameter height innerDiameter", [14, 120, 4], [120, 8, 110]),
};

/** Parts with typing errors, missing and impossible values. */
export function brokenParts(family: DimensionedFamily, count: number): Dimensions[] {
  const random = randomFrom(977);
  const garbage = (value: Dimensions[string]): Dimensions[string] =>
    oneOf<Dimensions[string]>(
      random,
      value,
      value,
      null,
      undefined,
      "",
      "n/a",
      0,
      -40,
      Number.NaN,
      Infinity,
      0.001,
      2999,
      1e12,
      "12,5",
      " 300 ",
    );
  return plausibleParts(family, count).map((part) =>
    Object.fromEntries(Object.entries(part).map(([column, value]) => [column, garbage(value)])),
  );
}
