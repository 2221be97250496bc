import {
  columnsOf,
  type FamilyId,
  familyOf,
  measurableFamilies,
  maySeeFamily,
  type Section,
  type Viewer,
} from "@caliper/catalogue-model";

/** The sections whose parts can be searched by measures. */
export type MeasureSection = Extract<Section, "brakepad_band" | "rotor_drum" | "cylinder_bomb">;

/** The measurable family of a product type, as addresses name it. */
export const measurableFamily = (type: string | null): FamilyId | undefined =>
  measurableFamilies.find((family) => familyOf(family).productType === type);

/** No brake part is longer. */
export const maxMillimeters = 5000;

/** The measures of a family: the lettered ones, then those that are counted. */
export function usualColumns(family: FamilyId): readonly string[] {
  const measures = columnsOf(family).filter(({ measure }) => measure);
  return measures
    .toSorted((one, other) => Number(one.letter === undefined) - Number(other.letter === undefined))
    .map(({ field }) => field);
}

/** Number of columns, at least 2 and at most `maxColumns`, with the last row of `count` fields more than half full if possible. */
export function fullColumns(count: number, maxColumns: number): number {
  const inLastRow = (columns: number) => count % columns || columns;
  let columns = maxColumns;
  while (columns > 2 && inLastRow(columns) <= columns / 2) columns -= 1;
  return columns;
}

/** The families of a section that the viewer may search. */
export const measurableIn = (section: MeasureSection, viewer: Viewer): readonly FamilyId[] =>
  measurableFamilies.filter(
    (family) => familyOf(family).section === section && maySeeFamily(family, viewer),
  );

/** A reference drawing of rotors or drums, and the values that select it. */
export interface ReferenceKind {
  readonly drawing: "BR01" | "BR02" | "BD01" | "BD02";
  readonly texts: Readonly<Record<string, string>>;
}

interface FormFacts {
  /** Measures that a caliper reaches without disassembly; they come first. */
  readonly easy: readonly string[];
  readonly kinds: readonly ReferenceKind[];
}

const usual: FormFacts = { easy: [], kinds: [] };

const forms: Readonly<Record<FamilyId, FormFacts>> = {
  brake_pads: usual,
  brake_shoes: { easy: ["drumDiameter", "width1", "arcLength1", "thickness1a"], kinds: [] },
  brake_lining: usual,
  brake_rotors: {
    easy: ["outerDiameter", "thickness", "height", "centerBore"],
    kinds: [
      { drawing: "BR01", texts: { drawing: "BR01", disc: "Ventilated" } },
      { drawing: "BR02", texts: { drawing: "BR02", disc: "Solid" } },
    ],
  },
  brake_drums: {
    easy: ["drumDiameter", "drumWidth", "height", "centerBore"],
    kinds: [
      { drawing: "BD01", texts: { drawing: "BD01" } },
      { drawing: "BD02", texts: { drawing: "BD02" } },
    ],
  },
  wheel_cylinders: usual,
  master_cylinders: usual,
  hardware: usual,
  caliper_kits: usual,
  pistons: usual,
  cylinder_cups: usual,
  brake_fluids: usual,
};

export function fieldOrder(family: FamilyId, measures: readonly string[]): readonly string[] {
  const first = forms[family].easy.filter((column) => measures.includes(column));
  return [...first, ...measures.filter((column) => !first.includes(column))];
}

export const referenceKinds = (family: FamilyId): readonly ReferenceKind[] => forms[family].kinds;
