/** What the brakes of one axle consist of. */
import type { FamilyId } from "@caliper/catalogue-model";

export interface Group {
  /** The axle has parts of one of these families. */
  readonly families: readonly FamilyId[];
  /** The job itself; the parts of other groups are added to it. */
  readonly isMain?: true;
  /** Only what relations add; that it fits the vehicle is not enough. */
  readonly isOnlyRelated?: true;
  /** Without a part it is missing if one of these families fits; by default always. */
  readonly expectedWith?: readonly FamilyId[];
}

/** In the order of the job, pads and shoes first: hardware depends on them. */
export const groups: readonly Group[] = [
  { families: ["brake_pads", "brake_shoes"], isMain: true },
  { families: ["brake_lining"], expectedWith: [] },
  { families: ["brake_rotors", "brake_drums"], isMain: true },
  { families: ["hardware"] },
  { families: ["wheel_cylinders"], expectedWith: ["brake_shoes", "brake_drums"] },
  { families: ["caliper_kits"], expectedWith: ["brake_pads", "brake_rotors"] },
  { families: ["master_cylinders"] },
  { families: ["brake_fluids"], isOnlyRelated: true },
  { families: ["pistons", "cylinder_cups"], isOnlyRelated: true, expectedWith: [] },
];

/** Pieces for an axle where the catalogue states none. Pads, shoes and linings are sold in sets for an axle. */
export const usualQuantity: Readonly<Record<FamilyId, number>> = {
  brake_pads: 1,
  brake_shoes: 1,
  brake_lining: 1,
  brake_rotors: 2,
  brake_drums: 2,
  hardware: 1,
  wheel_cylinders: 2,
  master_cylinders: 1,
  caliper_kits: 2,
  pistons: 2,
  cylinder_cups: 2,
  brake_fluids: 1,
};

/** The kind of brake that the parts of a family are for; of other families, either. */
export const brakeOf: Readonly<Partial<Record<FamilyId, "Disc" | "Drum">>> = {
  brake_pads: "Disc",
  brake_rotors: "Disc",
  caliper_kits: "Disc",
  brake_shoes: "Drum",
  brake_lining: "Drum",
  brake_drums: "Drum",
  wheel_cylinders: "Drum",
};
