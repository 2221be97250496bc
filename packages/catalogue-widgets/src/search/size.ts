import type { FamilyId } from "@caliper/catalogue-model";

/** The measures, by wire column, that tell two parts of a family apart at a glance, in their order. */
export const sizeColumns: Readonly<Record<FamilyId, readonly string[]>> = {
  brake_pads: ["LENGTH1", "WIDTH1"],
  brake_shoes: ["DRUM_DIAM", "DRUM_WIDTH"],
  brake_lining: ["LONG", "WIDTH"],
  brake_rotors: ["OUTER_DIAM", "THICKNESS"],
  brake_drums: ["DRUM_DIAM", "DRUM_WIDTH"],
  wheel_cylinders: ["Sizemm"],
  master_cylinders: ["Bore_mm"],
  hardware: [],
  caliper_kits: [],
  pistons: ["OUTER_DIAM", "HEIGHT"],
  cylinder_cups: [],
  brake_fluids: [],
};

/** `131.50 x 52.40`, in mm; a measure that is not known is left out, and nothing known is empty. */
export function sizeOf(
  family: FamilyId,
  measures: Readonly<Record<string, number>>,
  dimension: (millimetres: number, family: FamilyId) => string,
): string {
  return sizeColumns[family]
    .map((column) => measures[column])
    .filter((value) => value !== undefined)
    .map((value) => dimension(value, family))
    .join(" x ");
}
