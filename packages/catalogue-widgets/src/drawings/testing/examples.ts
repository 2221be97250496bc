// One well-known part of each family, for stories.
import type { FamilyId } from "@caliper/catalogue-model";
import type { Dimensions } from "@caliper/drawings";

export interface Example {
  readonly code: string;
  readonly drawingName?: string;
  readonly dimensions: Dimensions;
}

export const examples: Readonly<Record<FamilyId, Example>> = {
  brake_rotors: {
    code: "BR31338",
    drawingName: "BR01",
    dimensions: {
      DISC: "Ventilated",
      OUTER_DIAM: 275,
      HAT_DIAM: 148,
      CENTER_BORE: 55,
      BOLT_CIRCLE: 100,
      HOLES: 5,
      HEIGHT: 49.5,
      THICKNESS: 22,
      MIN_THICKNESS: 20,
      FLANGE: 6.5,
    },
  },
  brake_drums: {
    code: "BD31512",
    drawingName: "BD01",
    dimensions: {
      DWG: "BD01",
      DRUM_DIAM: 228.6,
      MAX_DIAM: 230.1,
      DRUM_WIDTH: 45,
      HEIGHT: 64,
      CENTER_BORE: 62,
      BOLT_CIRCLE: 114.3,
      OUTER_DIAM: 262,
      HOLES: 5,
    },
  },
  brake_pads: {
    code: "D12001",
    dimensions: {
      LENGTH1: 131.5,
      WIDTH1: 52.4,
      THICK1: 17.2,
      LENGTH2: 131.5,
      WIDTH2: 52.4,
      THICK2: 16.5,
    },
  },
  brake_shoes: {
    code: "B12011",
    dimensions: {
      Arc_Length_1: 214,
      Width_1: 40,
      Thickness_1_1: 5,
      Thickness_1_2: 4.2,
      Arc_Length_2: 190,
      Width_2: 40,
      Thickness_2_1: 5,
      Thickness_2_2: 5,
      DRUM_DIAM: 228.6,
      DRUM_WIDTH: 42,
    },
  },
  brake_lining: { code: "BL4515", dimensions: { WIDTH: 45, LONG: 220, THICKNESS: 5.2 } },
  wheel_cylinders: {
    code: "WC116402",
    dimensions: { Size: "3/4", Sizemm: 19.05, Longitud: 52, Orificios: 2 },
  },
  master_cylinders: {
    code: "MC116511",
    dimensions: { Bore: "7/8", Bore_mm: 22.22, Primary: 17, Secondary: 15, Ports: 2 },
  },
  pistons: { code: "PI5148", dimensions: { OUTER_DIAM: 51, HEIGHT: 48, INNER_DIAM: 38 } },
  cylinder_cups: { code: "CC1316", dimensions: { SIZE: "13/16" } },
  hardware: { code: "H5601", dimensions: {} },
  caliper_kits: { code: "CK7710", dimensions: {} },
  brake_fluids: { code: "DOT4-500", dimensions: {} },
};
