import { columnsOf, type FamilyId, shortColumns } from "@caliper/catalogue-model";

/** `131.50 x 52.40`, in mm; without unknown measures; empty if none is known. */
export function sizeOf(
  family: FamilyId,
  measures: Readonly<Record<string, number>>,
  dimension: (millimeters: number, family: FamilyId) => string,
): string {
  return shortColumns(columnsOf(family))
    .map(({ field }) => measures[field])
    .filter((value) => value !== undefined)
    .map((value) => dimension(value, family))
    .join(" x ");
}
