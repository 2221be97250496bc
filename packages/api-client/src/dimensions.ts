/** The dimension columns of each family by wire name, from the catalogue model. */
import { columnsOf, dimensionColumns, type FamilyId } from "@caliper/catalogue-model";

export interface DimensionColumns {
  readonly identifying: readonly string[];
  /** Measures in mm as [letter, wire column]. */
  readonly lettered: readonly (readonly [letter: string, column: string])[];
  readonly others: readonly string[];
}

export function dimensionColumnsOf(family: FamilyId): DimensionColumns {
  const { identifying, lettered, others } = dimensionColumns(columnsOf(family));
  return {
    identifying: identifying.map(({ header }) => header),
    lettered: lettered.map(({ letter, header }) => [letter, header]),
    others: others.map(({ header }) => header),
  };
}

/** The letter of a wire column on the family's drawing. */
export function letterOf(family: FamilyId, column: string): string | undefined {
  return dimensionColumnsOf(family).lettered.find(([, name]) => name === column)?.[0];
}
