import type { FamilyId } from "@caliper/catalogue-model";
import { dimensionColumnsOf, type Dimension } from "@caliper/api-client";

/** A row of the dimension table. */
export interface DimensionRow {
  /** The wire column; lights the dimension of this name on the drawing. */
  readonly column: string;
  readonly letter?: string | undefined;
  /** Millimetres; shown in inches too. */
  readonly millimetres?: number;
  /** What has no unit: a thread, a size in the trade's inches, a number of ports. */
  readonly text?: string;
  /** Bolt holes on the circle that this row measures. */
  readonly holes?: number;
}

/** Shown in the facts or in box and pallet, whatever the family. */
const elsewhere: ReadonlySet<string> = new Set([
  "XBP",
  "FMSI",
  "DWG",
  "POSITION",
  "DISC",
  "DRUM_TYPE",
  "DIAGRAM",
  "Qty_box",
  "Qty_Pallet",
  "QTY_BOX",
]);

/** Columns of small parts that measure something; theirs have no letters in the contract. */
const millimetreColumns: ReadonlySet<string> = new Set([
  "OUTER_DIAM",
  "INNER_DIAM",
  "HEIGHT",
  "PISTON_DIAM",
]);

/**
 * Lettered dimensions in the order of their letters, then sizes, threads and counts. Bolt holes join
 * their circle. Columns without a value, and those that say what the part is, have no row.
 */
export function dimensionRows(
  family: FamilyId,
  dimensions: readonly Dimension[],
): readonly DimensionRow[] {
  const { identifying } = dimensionColumnsOf(family);
  const shown = dimensions.filter(
    ({ name, value }) =>
      value !== null && value !== "" && !elsewhere.has(name) && !identifying.includes(name),
  );
  const holes = shown.find(({ name }) => name === "HOLES")?.value;
  const hasCircle = shown.some(({ name }) => name === "BOLT_CIRCLE");
  return shown
    .filter(({ name }) => name !== "HOLES" || !hasCircle)
    .toSorted(byLetter)
    .map(({ name, value, letter }) => ({
      column: name,
      letter,
      ...valueOf(name, letter, value),
      ...(name === "BOLT_CIRCLE" && typeof holes === "number" && { holes }),
    }));
}

function valueOf(name: string, letter: string | undefined, value: Dimension["value"]) {
  const isMeasure = letter !== undefined || millimetreColumns.has(name);
  return isMeasure && typeof value === "number" ? { millimetres: value } : { text: String(value) };
}

function byLetter(one: Dimension, other: Dimension): number {
  if (one.letter === other.letter) return 0;
  if (one.letter === undefined) return 1;
  if (other.letter === undefined) return -1;
  return one.letter < other.letter ? -1 : 1;
}

/** How many decimals the longest of the numbers has, as stored. */
export function longestFraction(rows: readonly DimensionRow[]): number {
  return Math.max(
    0,
    ...rows.map(({ millimetres }) => (String(millimetres ?? "").split(".")[1] ?? "").length),
  );
}
