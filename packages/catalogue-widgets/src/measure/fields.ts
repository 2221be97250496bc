import type { MeasurableType } from "@caliper/api-client";
import {
  columnsOf,
  type FamilyId,
  familyIdOfType,
  familyOf,
  measurableFamilies,
  maySeeFamily,
  type Section,
  type Viewer,
} from "@caliper/catalogue-model";

/** The sections whose parts can be searched by measures. */
export type MeasureSection = Extract<Section, "brakepad_band" | "rotor_drum" | "cylinder_bomb">;

const measurable = measurableFamilies.map((id) => familyOf(id).productType as MeasurableType);

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

/** No brake part is longer. */
export const mostMillimeters = 5000;

/** The measures of a family: the lettered ones, then those that are counted. */
export function usualColumns(family: FamilyId): readonly string[] {
  const measures = columnsOf(family).filter(({ measure }) => measure);
  return measures
    .toSorted((one, other) => Number(one.letter === undefined) - Number(other.letter === undefined))
    .map(({ field }) => field);
}

/** The product types of a section that the viewer may search. */
export function typesOf(section: MeasureSection, viewer: Viewer): readonly MeasurableType[] {
  return measurable.filter((type) => {
    const family = familyOfType(type);
    return familyOf(family).section === section && maySeeFamily(family, viewer);
  });
}

/** Measures that a caliper reaches without disassembly come first. */
const easyFirst: Readonly<Record<FamilyId, readonly string[]>> = {
  brake_pads: [],
  brake_shoes: ["drumDiameter", "width1", "arcLength1", "thickness1a"],
  brake_lining: [],
  brake_rotors: ["outerDiameter", "thickness", "height", "centerBore"],
  brake_drums: ["drumDiameter", "drumWidth", "height", "centerBore"],
  wheel_cylinders: [],
  master_cylinders: [],
  hardware: [],
  caliper_kits: [],
  pistons: [],
  cylinder_cups: [],
  brake_fluids: [],
};

/** The measures of a family in the order of the form. */
export function fieldOrder(family: FamilyId, measures: readonly string[]): readonly string[] {
  const first = easyFirst[family].filter((column) => measures.includes(column));
  return [...first, ...measures.filter((column) => !first.includes(column))];
}

/** The two reference drawings of rotors and drums, and what the drawing needs to know of each. */
export interface ReferenceKind {
  readonly drawing: "BR01" | "BR02" | "BD01" | "BD02";
  readonly texts: Readonly<Record<string, string>>;
}

const kinds: Readonly<Record<FamilyId, readonly ReferenceKind[]>> = {
  brake_pads: [],
  brake_shoes: [],
  brake_lining: [],
  brake_rotors: [
    { drawing: "BR01", texts: { drawing: "BR01", disc: "Ventilated" } },
    { drawing: "BR02", texts: { drawing: "BR02", disc: "Solid" } },
  ],
  brake_drums: [
    { drawing: "BD01", texts: { drawing: "BD01" } },
    { drawing: "BD02", texts: { drawing: "BD02" } },
  ],
  wheel_cylinders: [],
  master_cylinders: [],
  hardware: [],
  caliper_kits: [],
  pistons: [],
  cylinder_cups: [],
  brake_fluids: [],
};

export const referenceKinds = (family: FamilyId): readonly ReferenceKind[] => kinds[family];
