import type { MeasurableType, MeasureValue } from "@caliper/api-client";
import { defaultTolerance, families, columnsOf, toleranceSteps } from "@caliper/catalogue-model";

export type MeasureUnit = "mm" | "in";

/** What is measured and how it is shown, as the host's address holds it. */
export interface MeasureCriteria {
  readonly type: MeasurableType | null;
  /** In mm by field; a count is a count. */
  readonly values: Readonly<Record<string, number>>;
  /** How far a part may be off, in mm, where a measure has no tolerance of its own. */
  readonly tolerance: number;
  /** Measures with a tolerance of their own, in mm by field. */
  readonly tolerances: Readonly<Record<string, number>>;
  /** What lengths are shown and typed in; they are kept in mm. */
  readonly unit: MeasureUnit;
  /** The list has every figure, the grid the outlines. */
  readonly view: "list" | "grid";
}

export const noMeasures: MeasureCriteria = {
  type: null,
  values: {},
  tolerance: defaultTolerance,
  tolerances: {},
  unit: "mm",
  view: "list",
};

const counts: ReadonlySet<string> = new Set(
  families
    .flatMap(({ id }) => columnsOf(id))
    .filter(({ measure, type }) => measure && type === "integer")
    .map(({ field }) => field),
);

/** A count has no tolerance. */
export const isCount = (field: string): boolean => counts.has(field);

/** Another type has other measures. */
export function withType(criteria: MeasureCriteria, type: MeasurableType | null): MeasureCriteria {
  return type === criteria.type ? criteria : { ...criteria, type, values: {}, tolerances: {} };
}

export function toleranceOf(
  { tolerance, tolerances }: Pick<MeasureCriteria, "tolerance" | "tolerances">,
  column: string,
): number {
  return isCount(column) ? 0 : (tolerances[column] ?? tolerance);
}

/** A tolerance that is the general one is none of the measure's own. */
export function withTolerance(
  criteria: MeasureCriteria,
  column: string,
  tolerance: number,
): MeasureCriteria {
  const { [column]: _own, ...others } = criteria.tolerances;
  return {
    ...criteria,
    tolerances:
      tolerance === criteria.tolerance ? others : { ...criteria.tolerances, [column]: tolerance },
  };
}

/** The same search, in which no length has to be closer than this. */
export function widened(criteria: MeasureCriteria, tolerance: number): MeasureCriteria {
  const wider = Object.entries(criteria.tolerances).filter(([, own]) => own > tolerance);
  return { ...criteria, tolerance, tolerances: Object.fromEntries(wider) };
}

/** The tolerances that would let more in than the search does, the nearest first. */
export function widerSteps(criteria: MeasureCriteria): readonly number[] {
  const measured = Object.keys(criteria.values).filter((column) => !isCount(column));
  const closest = Math.min(...measured.map((column) => toleranceOf(criteria, column)));
  return toleranceSteps.filter((step) => step > closest);
}

/**
 * Exact is to the last figure shown: a hundredth of a millimetre, or a thousandth of an inch, which
 * no millimetres of the catalogue meet to the point.
 */
const lastFigure: Readonly<Record<MeasureUnit, number>> = { mm: 0.005, in: 0.0127 };

/** Whether a deviation in mm is nothing at all in the figures shown. */
export const isEqual = (deviation: number, unit: MeasureUnit): boolean =>
  Math.abs(deviation) < lastFigure[unit];

/** What is asked for; a text that is no number is not asked for. */
export function questionOf(criteria: MeasureCriteria): readonly MeasureValue[] {
  return Object.entries(criteria.values)
    .filter(([, value]) => Number.isFinite(value))
    .map(([column, value]) => {
      const tolerance = toleranceOf(criteria, column);
      const least = isCount(column) ? 0 : lastFigure[criteria.unit];
      return { column, value, tolerance: Math.max(tolerance, least) };
    });
}

/** Compares by content, whatever the order of the columns. */
export function sameValues(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): boolean {
  const columns = Object.keys(one);
  return (
    columns.length === Object.keys(other).length &&
    columns.every((column) => Object.is(one[column], other[column]))
  );
}

/** The nearest tolerance, in mm, within which there is something; null when there is none. */
export type WiderSearch = { readonly tolerance: number; readonly count: number } | null;
