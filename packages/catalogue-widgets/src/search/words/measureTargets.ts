import {
  columnsOf,
  type FamilyId,
  familyOf,
  type Section,
  shortColumns,
} from "@caliper/catalogue-model";
import { noMeasures, type MeasureCriteria, typeOfFamily } from "../../measure/index.ts";
import type { MeasureWords } from "./measureWords.ts";

/** A prefilled search by measures. */
export interface MeasureTarget {
  readonly family: FamilyId;
  readonly section: Section;
  readonly criteria: MeasureCriteria;
}

/** Searches that the measures may belong to, most likely first: a product's size in the order of its figures. */
export function measureTargets(
  { families, values, unit }: Pick<MeasureWords, "families" | "values" | "unit">,
  isOpen: (family: FamilyId) => boolean,
): readonly MeasureTarget[] {
  return families.filter(isOpen).flatMap((family) => {
    const type = typeOfFamily(family);
    const { section } = familyOf(family);
    if (type === undefined) return [];
    const columns = shortColumns(columnsOf(family)).slice(0, values.length);
    const measured = columns.map(({ field }, index) => [field, values[index] ?? 0] as const);
    return [
      {
        family,
        section,
        criteria: { ...noMeasures, type, unit, values: Object.fromEntries(measured) },
      },
    ];
  });
}
