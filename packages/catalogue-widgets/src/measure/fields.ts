import { dimensionColumnsOf, type MeasurableType } from "@caliper/api-client";
import {
  type FamilyId,
  familyIdOfType,
  familyOf,
  maySeeFamily,
  type Section,
  type Viewer,
} from "@caliper/catalogue-model";
import { isCount } from "./criteria.ts";

/** The sections whose parts can be searched by measures. */
export type MeasureSection = Extract<Section, "brakepad_band" | "rotor_drum" | "cylinder_bomb">;

const measurable: readonly MeasurableType[] = [
  "Brake Pads",
  "Brake Shoes",
  "Brake Lining",
  "Brake Rotors",
  "Brake Drums",
  "Wheel Cylinders",
  "Master Cylinders",
];

export const measurableType = (text: string | null): MeasurableType | undefined =>
  measurable.find((type) => type === text);

/** Every measurable type is the type of a family. */
export function familyOfType(type: MeasurableType): FamilyId {
  const family = familyIdOfType(type);
  if (family === undefined) throw new RangeError(`There is no product family of ${type}`);
  return family;
}

/** The other way round; none for a family that has no search by measures. */
export const typeOfFamily = (family: FamilyId): MeasurableType | undefined =>
  measurableType(familyOf(family).productType);

/** No brake part is longer; a figure beyond it is a slip of the keyboard. */
export const mostMillimetres = 5000;

/** Measures of a family that are counted, not measured. */
export function countColumns(family: FamilyId): readonly string[] {
  return dimensionColumnsOf(family).others.filter(isCount);
}

/** The measures that a family is known to have, before the catalogue says which it has. */
export function usualColumns(family: FamilyId): readonly string[] {
  const lettered = dimensionColumnsOf(family).lettered.map(([, column]) => column);
  return [...lettered, ...countColumns(family)];
}

/** The product types of a section that the viewer may search. */
export function typesOf(section: MeasureSection, viewer: Viewer): readonly MeasurableType[] {
  return measurable.filter((type) => {
    const family = familyOfType(type);
    return familyOf(family).section === section && maySeeFamily(family, viewer);
  });
}

/** What a calliper reaches without taking the part apart comes first. */
const easyFirst: Readonly<Partial<Record<FamilyId, readonly string[]>>> = {
  brake_shoes: ["DRUM_DIAM", "Width_1", "Arc_Length_1", "Thickness_1_1"],
  brake_rotors: ["OUTER_DIAM", "THICKNESS", "HEIGHT", "CENTER_BORE"],
  brake_drums: ["DRUM_DIAM", "DRUM_WIDTH", "HEIGHT", "CENTER_BORE"],
};

/** The measures of a type in the order in which they are asked for. */
export function fieldOrder(family: FamilyId, measures: readonly string[]): readonly string[] {
  const first = (easyFirst[family] ?? []).filter((column) => measures.includes(column));
  return [...first, ...measures.filter((column) => !first.includes(column))];
}

/** The two reference drawings of rotors and drums, and what the drawing needs to know of each. */
export interface ReferenceKind {
  readonly drawing: "BR01" | "BR02" | "BD01" | "BD02";
  readonly texts: Readonly<Record<string, string>>;
}

const kinds: Readonly<Partial<Record<FamilyId, readonly [ReferenceKind, ReferenceKind]>>> = {
  brake_rotors: [
    { drawing: "BR01", texts: { DWG: "BR01", DISC: "Ventilated" } },
    { drawing: "BR02", texts: { DWG: "BR02", DISC: "Solid" } },
  ],
  brake_drums: [
    { drawing: "BD01", texts: { DWG: "BD01" } },
    { drawing: "BD02", texts: { DWG: "BD02" } },
  ],
};

export function referenceKinds(family: FamilyId): readonly ReferenceKind[] {
  return kinds[family] ?? [];
}
