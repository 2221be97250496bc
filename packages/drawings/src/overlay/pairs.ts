import type { FamilyId } from "@caliper/catalogue-model";
import { partOf } from "../geometry/families.ts";
import type { Dimensions } from "../geometry/measures.ts";
import { padColumns } from "../geometry/pad.ts";
import type { Caption, Part } from "../geometry/part.ts";

/** Two parts to overlay; null for a part without measures. */
export interface Pair {
  readonly a: Part | null;
  readonly b: Part | null;
  readonly caption: Extract<Caption, "outer" | "inner"> | null;
}

/**
 * The pairs of an overlay, from top to bottom. A set of pads has two, each aligned at its own center; otherwise the
 * inner pads would be offset by the difference of the outer ones. Empty unless both parts can be drawn.
 */
export function pairsOf(family: FamilyId, a: Dimensions, b: Dimensions): readonly Pair[] {
  if (partOf(family, a) === null || partOf(family, b) === null) return [];
  if (family !== "brake_pads")
    return [{ a: partOf(family, a), b: partOf(family, b), caption: null }];
  return (["outer", "inner"] as const)
    .map((caption) => ({
      a: partOf(family, only(a, padColumns[caption])),
      b: partOf(family, only(b, padColumns[caption])),
      caption,
    }))
    .filter((pair) => pair.a !== null || pair.b !== null);
}

const only = (dimensions: Dimensions, columns: readonly string[]): Dimensions =>
  Object.fromEntries(columns.map((column) => [column, dimensions[column]]));
