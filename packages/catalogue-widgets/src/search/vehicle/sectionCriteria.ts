import type { CylinderType, SearchSection } from "@caliper/api-client";
import { noVehicle, sameVehicle, type VehicleCriteria } from "../../links/index.ts";

/** The sections that have a search by vehicle. */
export type VehicleSection = Extract<
  SearchSection,
  "brakepad_band" | "rotor_drum" | "cylinder_bomb" | "hardware"
>;

/** A vehicle, and in the section of the cylinders the kind of cylinder; null until it is chosen. */
export interface SectionCriteria extends VehicleCriteria {
  readonly cylinder: CylinderType | null;
}

export const noSectionVehicle: SectionCriteria = { ...noVehicle, cylinder: null };

export const sameSectionVehicle = (one: SectionCriteria, other: SectionCriteria): boolean =>
  one.cylinder === other.cylinder && sameVehicle(one, other);

/** Kinds of cylinder have different brands, so a change clears the vehicle. */
export function withCylinder(criteria: SectionCriteria, cylinder: CylinderType): SectionCriteria {
  return cylinder === criteria.cylinder ? criteria : { ...noVehicle, cylinder };
}

/** Whether enough is chosen to search. */
export function isSearchable(
  section: VehicleSection,
  { maker, cylinder }: SectionCriteria,
): boolean {
  return maker !== "" && (section !== "cylinder_bomb" || cylinder !== null);
}
