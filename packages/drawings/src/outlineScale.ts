import type { FamilyId } from "@caliper/catalogue-model";
import type { Dimensions } from "./geometry/measures.ts";
import { silhouetteOf } from "./geometry/outlines.ts";

/** Units of an outline's viewBox. */
export const outlineBox = { width: 56, height: 36 } as const;
const margin = 1.5;

/** Smallest size of an outline, in units. */
const smallest = 12;

/** The largest usual part of each family, in mm; it fills the box by default. */
const usual: Readonly<Record<FamilyId, Dimensions>> = {
  brake_pads: { length1: 180, width1: 78 },
  brake_shoes: { drumDiameter: 330, arcLength1: 310 },
  brake_lining: { length: 310, width: 90 },
  brake_rotors: { outerDiameter: 340 },
  brake_drums: { drumDiameter: 300, outerDiameter: 335 },
  wheel_cylinders: { sizeMm: 28.57, length: 76 },
  master_cylinders: { boreMm: 28.57, primary: 24, secondary: 22 },
  hardware: {},
  caliper_kits: {},
  pistons: { outerDiameter: 66, height: 60 },
  cylinder_cups: { size: "1 1/4" },
  brake_fluids: {},
};

/** The scale, in units per mm, at which all of these parts fit their boxes. For `Outline`'s `scaleWithin`. */
export function outlineScale(family: FamilyId, parts: readonly Dimensions[]): number {
  return Math.min(
    ...(parts.length > 0 ? parts : [usual[family]]).map((one) => fitting(family, one)),
  );
}

/** The scale for one part: the shared one, unless the part would be too large or too small for its box. */
export function outlineScaleOf(
  family: FamilyId,
  dimensions: Dimensions,
  within: number = outlineScale(family, []),
): number {
  const { width, height } = silhouetteOf(family, dimensions);
  const least = smallest / Math.max(width, height);
  return Math.min(Math.max(within, least), fitting(family, dimensions));
}

function fitting(family: FamilyId, dimensions: Dimensions): number {
  const { width, height } = silhouetteOf(family, dimensions);
  return Math.min(
    (outlineBox.width - 2 * margin) / width,
    (outlineBox.height - 2 * margin) / height,
  );
}
