// One example part of each family, for stories.
import type { FamilyId } from "@caliper/catalogue-model";
import type { Dimensions } from "@caliper/drawings";
import { exampleRotor } from "@caliper/drawings/testing";

export interface Example {
  readonly code: string;
  readonly drawingName?: string;
  readonly dimensions: Dimensions;
}

export const examples: Readonly<Record<FamilyId, Example>> = {
  brake_rotors: {
    code: "BR31338",
    drawingName: "BR01",
    dimensions: exampleRotor,
  },
  brake_drums: {
    code: "BD31512",
    drawingName: "BD01",
    dimensions: {
      drawing: "BD01",
      drumDiameter: 228.6,
      maxDiameter: 230.1,
      drumWidth: 45,
      height: 64,
      centerBore: 62,
      boltCircle: 114.3,
      outerDiameter: 262,
      holes: 5,
    },
  },
  brake_pads: {
    code: "D12001",
    dimensions: {
      length1: 131.5,
      width1: 52.4,
      thickness1: 17.2,
      length2: 131.5,
      width2: 52.4,
      thickness2: 16.5,
    },
  },
  brake_shoes: {
    code: "B12011",
    dimensions: {
      arcLength1: 214,
      width1: 40,
      thickness1a: 5,
      thickness1b: 4.2,
      arcLength2: 190,
      width2: 40,
      thickness2a: 5,
      thickness2b: 5,
      drumDiameter: 228.6,
      drumWidth: 42,
    },
  },
  brake_lining: { code: "BL4515", dimensions: { width: 45, length: 220, thickness: 5.2 } },
  wheel_cylinders: {
    code: "WC116402",
    dimensions: { size: "3/4", sizeMm: 19.05, length: 52, ports: 2 },
  },
  master_cylinders: {
    code: "MC116511",
    dimensions: { bore: "7/8", boreMm: 22.22, primary: 17, secondary: 15, ports: 2 },
  },
  pistons: { code: "PI5148", dimensions: { outerDiameter: 51, height: 48, innerDiameter: 38 } },
  cylinder_cups: { code: "CC1316", dimensions: { size: "13/16" } },
  hardware: { code: "H5601", dimensions: {} },
  caliper_kits: { code: "CK7710", dimensions: {} },
  brake_fluids: { code: "DOT4-500", dimensions: {} },
};
