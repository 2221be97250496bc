import type { Dimension } from "@caliper/api-client";
import { type CatalogueColumn, columnsOf, type FamilyId } from "@caliper/catalogue-model";

/** A row of the dimension table. */
export interface DimensionRow {
  /** The field; highlights the dimension of this name on the drawing. */
  readonly column: string;
  readonly letter?: string | undefined;
  /** Millimeters; shown in inches too. */
  readonly millimeters?: number;
  /** A value without a unit: a thread, a nominal size, a number of ports. */
  readonly text?: string;
  /** Bolt holes on the circle that this row measures. */
  readonly holes?: number;
}

/**
 * Lettered dimensions in the order of their letters, then sizes, threads and counts. Bolt holes join
 * their circle. Columns without a value and identifying columns have no row.
 */
export function dimensionRows(
  family: FamilyId,
  dimensions: readonly Dimension[],
  columns: readonly CatalogueColumn[] = columnsOf(family),
): readonly DimensionRow[] {
  const columnByField = new Map(columns.map((column) => [column.field, column]));
  const visibleDimensions = dimensions.filter(({ name, value }) => {
    const column = columnByField.get(name);
    const isElsewhere =
      column?.key === true || column?.identifying === true || column?.fact === true;
    return value !== null && value !== "" && !isElsewhere;
  });
  const holes = visibleDimensions.find(({ name }) => name === "holes")?.value;
  const hasCircle = visibleDimensions.some(({ name }) => name === "boltCircle");
  return visibleDimensions
    .filter(({ name }) => name !== "holes" || !hasCircle)
    .toSorted(byLetter)
    .map(({ name, value, letter }) => ({
      column: name,
      letter,
      ...(typeof value === "number" && columnByField.get(name)?.unit === "mm"
        ? { millimeters: value }
        : { text: String(value) }),
      ...(name === "boltCircle" && typeof holes === "number" && { holes }),
    }));
}

/** The column whose letter Tab reaches: the highlighted one, else the first. */
export const tabStopOf = (
  rows: readonly Pick<DimensionRow, "column" | "letter">[],
  highlighted: string | null,
): string | undefined => {
  const lettered = rows.filter(({ letter }) => letter !== undefined);
  return (lettered.find(({ column }) => column === highlighted) ?? lettered[0])?.column;
};

function byLetter(one: Dimension, other: Dimension): number {
  if (one.letter === other.letter) return 0;
  if (one.letter === undefined) return 1;
  if (other.letter === undefined) return -1;
  return one.letter < other.letter ? -1 : 1;
}

/** The largest number of decimals, as stored. */
export function longestFraction(rows: readonly DimensionRow[]): number {
  return Math.max(
    0,
    ...rows.map(({ millimeters }) => (String(millimeters ?? "").split(".")[1] ?? "").length),
  );
}
