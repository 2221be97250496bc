import { columnsOf, type FamilyId } from "@caliper/catalogue-model";
import { wheelCylinder } from "./cylinders.ts";
import { drum } from "./drum.ts";
import { lining } from "./lining.ts";
import { masterCylinder } from "./masterCylinder.ts";
import { type Dimensions, figureOf, type Measures, measuresOf } from "./measures.ts";
import { pad } from "./pad.ts";
import type { Part, PartOptions } from "./part.ts";
import { rotor } from "./rotor.ts";
import { shoe } from "./shoe.ts";
import { cylinderCup, inches, piston } from "./small.ts";

/** Whether the catalogue has any length of the part. */
const hasLength = (family: FamilyId, measures: Measures): boolean =>
  columnsOf(family).some(
    ({ drawn, type, field }) => drawn && type === "decimal" && measures.figure(field) !== null,
  );

/**
 * The part in millimeters. Null when there is nothing to draw: a family without measures, or a part without any known
 * length unless a typical part is requested.
 */
export function partOf(
  family: FamilyId,
  dimensions: Dimensions,
  options: PartOptions = {},
): Part | null {
  const measures = measuresOf(withBores(family, dimensions), options);
  if (family === "cylinder_cups") return cylinderCup(measures);
  if (options.typical !== true && !hasLength(family, measures)) return null;
  return drawn[family]?.(measures, options) ?? null;
}

const drawn: Partial<Record<FamilyId, (measures: Measures, options: PartOptions) => Part>> = {
  brake_pads: pad,
  brake_shoes: shoe,
  brake_lining: lining,
  brake_rotors: rotor,
  brake_drums: drum,
  wheel_cylinders: wheelCylinder,
  master_cylinders: masterCylinder,
  pistons: piston,
};

/** Fills a missing bore in millimeters from the bore in inches. */
export function withBores(family: FamilyId, dimensions: Dimensions): Dimensions {
  if (family === "wheel_cylinders") return boreFrom(dimensions, "size", "sizeMm");
  if (family === "master_cylinders") return boreFrom(dimensions, "bore", "boreMm");
  return dimensions;
}

function boreFrom(dimensions: Dimensions, text: string, column: string): Dimensions {
  if (figureOf(dimensions[column]) !== null) return dimensions;
  const bore = inches(String(dimensions[text] ?? ""));
  return bore === null ? dimensions : { ...dimensions, [column]: Math.round(bore * 100) / 100 };
}
