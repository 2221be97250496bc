import type { FamilyId } from "@caliper/catalogue-model";
import { wheelCylinder } from "./cylinders.ts";
import { drum } from "./drum.ts";
import { lining } from "./lining.ts";
import { masterCylinder } from "./masterCylinder.ts";
import { type Dimensions, figureOf, measuresOf } from "./measures.ts";
import { pad } from "./pad.ts";
import type { Part, PartOptions } from "./part.ts";
import { rotor } from "./rotor.ts";
import { shoe } from "./shoe.ts";
import { cylinderCup, inches, piston } from "./small.ts";

/** The lengths that shape a drawing, by wire column. */
const lengths = {
  brake_pads: ["length1", "width1", "thickness1", "length2", "width2", "thickness2"],
  brake_shoes: [
    "arcLength1",
    "width1",
    "thickness1a",
    "thickness1b",
    "arcLength2",
    "width2",
    "thickness2a",
    "thickness2b",
    "drumDiameter",
    "drumWidth",
  ],
  brake_lining: ["width", "length", "thickness"],
  brake_rotors: [
    "outerDiameter",
    "hatDiameter",
    "centerBore",
    "boltCircle",
    "height",
    "thickness",
    "minThickness",
    "flange",
  ],
  brake_drums: [
    "drumDiameter",
    "maxDiameter",
    "drumWidth",
    "height",
    "centerBore",
    "boltCircle",
    "outerDiameter",
  ],
  wheel_cylinders: ["sizeMm", "length"],
  master_cylinders: ["boreMm", "primary", "secondary"],
  hardware: [],
  caliper_kits: [],
  pistons: ["outerDiameter", "height", "innerDiameter"],
  cylinder_cups: [],
  brake_fluids: [],
} as const satisfies Record<FamilyId, readonly string[]>;

/**
 * The part in millimetres, or `null` when there is nothing to draw: a family without measures, or a part of which no
 * length is known (and no typical part was asked for).
 */
export function partOf(
  family: FamilyId,
  dimensions: Dimensions,
  options: PartOptions = {},
): Part | null {
  const measures = measuresOf(withBores(family, dimensions), options);
  const anything =
    options.typical === true || lengths[family].some((name) => measures.figure(name) !== null);
  if (family === "cylinder_cups") return cylinderCup(measures);
  if (!anything) return null;
  switch (family) {
    case "brake_pads":
      return pad(measures, options);
    case "brake_shoes":
      return shoe(measures, options);
    case "brake_lining":
      return lining(measures);
    case "brake_rotors":
      return rotor(measures);
    case "brake_drums":
      return drum(measures);
    case "wheel_cylinders":
      return wheelCylinder(measures);
    case "master_cylinders":
      return masterCylinder(measures);
    case "pistons":
      return piston(measures);
    case "hardware":
    case "caliper_kits":
    case "brake_fluids":
      return null;
  }
}

/** A bore that is only given in inches is a figure too. */
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
