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
      DWG: solid ? "BR02" : "BR01",
      DISC: solid ? "Solid" : "Ventilated",
      OUTER_DIAM: outer,
      HAT_DIAM: hat,
      CENTER_BORE: bore,
      BOLT_CIRCLE: between(random, bore + (hat - bore) * 0.35, bore + (hat - bore) * 0.7),
      HOLES: oneOf(random, 4, 5, 6, 8, 10),
      HEIGHT: between(random, thickness + 6, thickness + outer * 0.28),
      THICKNESS: thickness,
      MIN_THICKNESS: Math.round((thickness - between(random, 1, 3)) * 10) / 10,
      FLANGE: between(random, 5, 12),
    };
  },
  brake_drums: (random) => {
    const friction = between(random, 150, 420);
    const bore = between(random, friction * 0.15, friction * 0.45);
    const width = between(random, friction * 0.12, friction * 0.45);
    return {
      DWG: oneOf(random, "BD01", "BD02"),
      DRUM_DIAM: friction,
      MAX_DIAM: friction + between(random, 1, 2.5),
      DRUM_WIDTH: width,
      HEIGHT: width + between(random, 8, 60),
      CENTER_BORE: bore,
      BOLT_CIRCLE: between(random, bore * 1.3, friction * 0.75),
      OUTER_DIAM: friction + between(random, 14, 60),
      HOLES: oneOf(random, 3, 4, 5, 6, 8, 10),
    };
  },
  brake_pads: (random) => {
    const length = between(random, 60, 220);
    const width = between(random, length * 0.28, Math.min(length * 0.9, 95));
    const thickness = between(random, 9, 32);
    return {
      LENGTH1: length,
      WIDTH1: width,
      THICK1: thickness,
      LENGTH2: between(random, length * 0.85, length * 1.15),
      WIDTH2: between(random, width * 0.9, width * 1.1),
      THICK2: between(random, thickness - 2, thickness + 1),
    };
  },
  brake_shoes: (random) => {
    const drum = between(random, 150, 420);
    const width = between(random, 18, 200);
    const thickness = between(random, 3, 14);
    return {
      Arc_Length_1: between(random, drum * 0.55, drum * 1.15),
      Width_1: width,
      Thickness_1_1: thickness,
      Thickness_1_2: between(random, thickness * 0.6, thickness),
      Arc_Length_2: between(random, drum * 0.55, drum * 1.15),
      Width_2: width,
      Thickness_2_1: thickness,
      Thickness_2_2: between(random, thickness * 0.6, thickness),
      DRUM_DIAM: drum,
      DRUM_WIDTH: width + between(random, 1, 8),
    };
  },
  brake_lining: (random) => ({
    WIDTH: between(random, 25, 220),
    LONG: between(random, 90, 420),
    THICKNESS: between(random, 3, 22),
  }),
  wheel_cylinders: (random) => ({
    Sizemm: oneOf(random, 15.87, 17.46, 19.05, 20.64, 22.22, 25.4, 28.57, 31.75),
    Longitud: between(random, 34, 95),
  }),
  master_cylinders: (random) => ({
    Bore_mm: oneOf(random, 17.46, 19.05, 20.64, 22.22, 23.81, 25.4, 28.57, 31.75),
    Primary: between(random, 6, 36),
    Secondary: between(random, 6, 36),
    Ports: oneOf(random, 2, 3, 4),
  }),
  pistons: (random) => {
    const outer = between(random, 25, 75);
    return {
      OUTER_DIAM: outer,
      HEIGHT: between(random, 18, 85),
      INNER_DIAM: between(random, outer * 0.35, outer * 0.85),
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
      DISC: "Ventilated",
      OUTER_DIAM: 434,
      HAT_DIAM: 220,
      CENTER_BORE: 160,
      BOLT_CIRCLE: 190,
      HOLES: 10,
      HEIGHT: 210,
      THICKNESS: 45,
      MIN_THICKNESS: 41,
      FLANGE: 12,
    },
    // Largest.
    {
      DISC: "Ventilated",
      OUTER_DIAM: 500,
      HAT_DIAM: 200,
      CENTER_BORE: 110,
      BOLT_CIRCLE: 150,
      HOLES: 8,
      HEIGHT: 60,
      THICKNESS: 30,
      MIN_THICKNESS: 28,
      FLANGE: 8,
    },
    // Flat and thin, of a motorcycle's size.
    {
      DISC: "Solid",
      OUTER_DIAM: 180,
      HAT_DIAM: 100,
      CENTER_BORE: 58,
      BOLT_CIRCLE: 80,
      HOLES: 6,
      HEIGHT: 4.5,
      THICKNESS: 4.5,
      MIN_THICKNESS: 4,
      FLANGE: 4.5,
    },
    {
      DISC: "Ventilated",
      OUTER_DIAM: 300,
      HAT_DIAM: 60,
      CENTER_BORE: 20,
      BOLT_CIRCLE: 40,
      HOLES: 3,
      HEIGHT: 33,
      THICKNESS: 32,
      MIN_THICKNESS: 31.9,
      FLANGE: 2,
    },
  ],
  brake_drums: [
    {
      DRUM_DIAM: 60,
      MAX_DIAM: 61,
      DRUM_WIDTH: 12,
      HEIGHT: 20,
      CENTER_BORE: 20,
      BOLT_CIRCLE: 40,
      OUTER_DIAM: 70,
      HOLES: 3,
    },
    {
      DRUM_DIAM: 500,
      MAX_DIAM: 505,
      DRUM_WIDTH: 250,
      HEIGHT: 380,
      CENTER_BORE: 285,
      BOLT_CIRCLE: 335,
      OUTER_DIAM: 560,
      HOLES: 10,
    },
    {
      DRUM_DIAM: 180,
      MAX_DIAM: 180.1,
      DRUM_WIDTH: 12,
      HEIGHT: 13,
      CENTER_BORE: 140,
      BOLT_CIRCLE: 160,
      OUTER_DIAM: 181,
      HOLES: 24,
    },
  ],
  brake_pads: [
    { LENGTH1: 320, WIDTH1: 40, THICK1: 6, LENGTH2: 320, WIDTH2: 40, THICK2: 6 },
    { LENGTH1: 50, WIDTH1: 95, THICK1: 35, LENGTH2: 52, WIDTH2: 95, THICK2: 35 },
    { LENGTH1: 30, WIDTH1: 12, THICK1: 4, LENGTH2: 200, WIDTH2: 90, THICK2: 25 },
  ],
  brake_shoes: [
    {
      Arc_Length_1: 150,
      Width_1: 15,
      Thickness_1_1: 1.5,
      Thickness_1_2: 1.2,
      Arc_Length_2: 40,
      Width_2: 15,
      Thickness_2_1: 1.5,
      Thickness_2_2: 1.2,
      DRUM_DIAM: 110,
      DRUM_WIDTH: 15.5,
    },
    {
      Arc_Length_1: 500,
      Width_1: 220,
      Thickness_1_1: 22,
      Thickness_1_2: 14,
      Arc_Length_2: 500,
      Width_2: 220,
      Thickness_2_1: 22,
      Thickness_2_2: 14,
      DRUM_DIAM: 420,
      DRUM_WIDTH: 230,
    },
  ],
  brake_lining: [
    { WIDTH: 12, LONG: 600, THICKNESS: 1 },
    { WIDTH: 254, LONG: 60, THICKNESS: 30 },
  ],
  wheel_cylinders: [
    { Sizemm: 12.7, Longitud: 150 },
    { Sizemm: 60, Longitud: 20 },
  ],
  master_cylinders: [
    { Bore_mm: 15, Primary: 120, Secondary: 2 },
    { Bore_mm: 60, Primary: 3, Secondary: 90 },
  ],
  pistons: [
    { OUTER_DIAM: 14, HEIGHT: 120, INNER_DIAM: 4 },
    { OUTER_DIAM: 120, HEIGHT: 8, INNER_DIAM: 110 },
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
