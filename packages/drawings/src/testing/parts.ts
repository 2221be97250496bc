// Parts for tests and stories: plausible ones at random, and what no sane catalogue holds.
import type { FamilyId } from "@caliper/catalogue-model";
import type { Dimensions } from "../geometry/measures.ts";

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

/** Numbers from 0 to 1, the same in every run: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

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

/** Real enough to be in some catalogue, and hard to lay out. */
export const extremeParts: Readonly<Record<DimensionedFamily, readonly Dimensions[]>> = {
  brake_rotors: [
    // Very deep hat.
    {
      disc: "Ventilated",
      outerDiameter: 434,
      hatDiameter: 220,
      centerBore: 160,
      boltCircle: 190,
      holes: 10,
      height: 210,
      thickness: 45,
      minThickness: 41,
      flange: 12,
    },
    // Largest.
    {
      disc: "Ventilated",
      outerDiameter: 500,
      hatDiameter: 200,
      centerBore: 110,
      boltCircle: 150,
      holes: 8,
      height: 60,
      thickness: 30,
      minThickness: 28,
      flange: 8,
    },
    // Flat and thin, of a motorcycle's size.
    {
      disc: "Solid",
      outerDiameter: 180,
      hatDiameter: 100,
      centerBore: 58,
      boltCircle: 80,
      holes: 6,
      height: 4.5,
      thickness: 4.5,
      minThickness: 4,
      flange: 4.5,
    },
    {
      disc: "Ventilated",
      outerDiameter: 300,
      hatDiameter: 60,
      centerBore: 20,
      boltCircle: 40,
      holes: 3,
      height: 33,
      thickness: 32,
      minThickness: 31.9,
      flange: 2,
    },
  ],
  brake_drums: [
    {
      drumDiameter: 60,
      maxDiameter: 61,
      drumWidth: 12,
      height: 20,
      centerBore: 20,
      boltCircle: 40,
      outerDiameter: 70,
      holes: 3,
    },
    {
      drumDiameter: 500,
      maxDiameter: 505,
      drumWidth: 250,
      height: 380,
      centerBore: 285,
      boltCircle: 335,
      outerDiameter: 560,
      holes: 10,
    },
    {
      drumDiameter: 180,
      maxDiameter: 180.1,
      drumWidth: 12,
      height: 13,
      centerBore: 140,
      boltCircle: 160,
      outerDiameter: 181,
      holes: 24,
    },
  ],
  brake_pads: [
    { length1: 320, width1: 40, thickness1: 6, length2: 320, width2: 40, thickness2: 6 },
    { length1: 50, width1: 95, thickness1: 35, length2: 52, width2: 95, thickness2: 35 },
    { length1: 30, width1: 12, thickness1: 4, length2: 200, width2: 90, thickness2: 25 },
  ],
  brake_shoes: [
    {
      arcLength1: 150,
      width1: 15,
      thickness1a: 1.5,
      thickness1b: 1.2,
      arcLength2: 40,
      width2: 15,
      thickness2a: 1.5,
      thickness2b: 1.2,
      drumDiameter: 110,
      drumWidth: 15.5,
    },
    {
      arcLength1: 500,
      width1: 220,
      thickness1a: 22,
      thickness1b: 14,
      arcLength2: 500,
      width2: 220,
      thickness2a: 22,
      thickness2b: 14,
      drumDiameter: 420,
      drumWidth: 230,
    },
  ],
  brake_lining: [
    { width: 12, length: 600, thickness: 1 },
    { width: 254, length: 60, thickness: 30 },
  ],
  wheel_cylinders: [
    { sizeMm: 12.7, length: 150 },
    { sizeMm: 60, length: 20 },
  ],
  master_cylinders: [
    { boreMm: 15, primary: 120, secondary: 2 },
    { boreMm: 60, primary: 3, secondary: 90 },
  ],
  pistons: [
    { outerDiameter: 14, height: 120, innerDiameter: 4 },
    { outerDiameter: 120, height: 8, innerDiameter: 110 },
  ],
};

/** What a slip of the keyboard or a wrong column makes of a part. */
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
