import type { FamilyId } from "@caliper/catalogue-model";
import { partOf } from "../geometry/families.ts";
import type { Dimensions } from "../geometry/measures.ts";
import type { Caption, Part } from "../geometry/part.ts";

/** What is laid over each other: a part without figures is missing. */
export interface Pair {
  readonly a: Part | null;
  readonly b: Part | null;
  readonly caption: Extract<Caption, "outer" | "inner"> | null;
}

const padColumns = {
  outer: ["length1", "width1", "thickness1"],
  inner: ["length2", "width2", "thickness2"],
} as const;

/**
 * The figures of an overlay, from top to bottom. A set of pads has two, each with a middle of its own: on one sheet
 * the inner pads would move by what the outer ones differ. Empty unless there is something to draw of both parts.
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
