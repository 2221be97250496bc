import type { MeasureArgs } from "@caliper/api-client";
import {
  columnOf,
  columnsOf,
  defaultTolerance,
  families,
  type FamilyId,
  type Instrument,
  instrumentTolerances,
  type LengthUnit,
  type PartCondition,
  roundingOf,
  toleranceSteps,
} from "@caliper/catalogue-model";

export type MeasureUnit = LengthUnit;

/** A search by measures as in the host's URL. */
export interface MeasureCriteria {
  readonly family: FamilyId | null;
  /** mm by field, or a number for counts. */
  readonly values: Readonly<Record<string, number>>;
  /** The instrument of the measurement; it sets the tolerance. */
  readonly instrument: Instrument;
  readonly condition: PartCondition;
  /** mm; for measures without a tolerance of their own. */
  readonly tolerance: number;
  /** mm by field, for measures with a tolerance of their own. */
  readonly tolerances: Readonly<Record<string, number>>;
  /** The unit of the form and the results. */
  readonly unit: MeasureUnit;
  readonly view: "list" | "grid";
}

export const noMeasures: MeasureCriteria = {
  family: null,
  values: {},
  instrument: "caliper",
  condition: "unknown",
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

/** Measures depend on the family, so a change clears them. */
export function withFamily(criteria: MeasureCriteria, family: FamilyId | null): MeasureCriteria {
  if (family === criteria.family) return criteria;
  return { ...criteria, family, values: {}, tolerances: {} };
}

/** As chosen, in mm. */
export function toleranceOf(
  { tolerance, tolerances }: Pick<MeasureCriteria, "tolerance" | "tolerances">,
  column: string,
): number {
  return isCount(column) ? 0 : (tolerances[column] ?? tolerance);
}

/** As searched, in mm: a reading in sixteenths of an inch is rounded, unless it must match exactly. */
export function reachOf(
  criteria: Pick<MeasureCriteria, "tolerance" | "tolerances" | "values" | "unit">,
  column: string,
): number {
  const tolerance = toleranceOf(criteria, column);
  if (tolerance === 0) return 0;
  return tolerance + roundingOf(criteria.values[column] ?? 0, criteria.unit);
}

/** Whether a worn part may match: one of the measures wears, and the part may not be new. */
export function mayWear({ family, values, condition }: MeasureCriteria): boolean {
  if (family === null || condition === "new") return false;
  return Object.keys(values).some((column) => columnOf(family, column)?.wear !== undefined);
}

/** The same search with another instrument and its tolerance; measures keep tolerances of their own. */
export function withInstrument(criteria: MeasureCriteria, instrument: Instrument): MeasureCriteria {
  return { ...criteria, instrument, tolerance: instrumentTolerances[instrument] };
}

/** Removes a measure's own tolerance if it equals the general one. */
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

/** The same search with at least this tolerance for every length. */
export function widened(criteria: MeasureCriteria, tolerance: number): MeasureCriteria {
  const wider = Object.entries(criteria.tolerances).filter(([, own]) => own > tolerance);
  return { ...criteria, tolerance, tolerances: Object.fromEntries(wider) };
}

/** Tolerances that would find more, narrowest first. */
export function widerSteps(criteria: MeasureCriteria): readonly number[] {
  const measured = Object.keys(criteria.values).filter((column) => !isCount(column));
  const closest = Math.min(...measured.map((column) => toleranceOf(criteria, column)));
  return toleranceSteps.filter((step) => step > closest);
}

/**
 * Exact means equal as displayed: to a hundredth of a millimeter, or a thousandth of an inch. Inches never equal the
 * catalogue's millimeters exactly.
 */
const lastFigure: Readonly<Record<MeasureUnit, number>> = { mm: 0.005, in: 0.0127 };

/** Whether a deviation in mm is displayed as 0. */
export const isEqual = (deviation: number, unit: MeasureUnit): boolean =>
  Math.abs(deviation) < lastFigure[unit];

/** The request; values that are not numbers are omitted. */
export function questionOf(criteria: MeasureCriteria): MeasureArgs {
  const { family, condition, instrument, unit } = criteria;
  const values = Object.entries(criteria.values)
    .filter(([, value]) => Number.isFinite(value))
    .map(([column, value]) => {
      const least = isCount(column) ? 0 : lastFigure[unit];
      return { column, value, tolerance: Math.max(reachOf(criteria, column), least) };
    });
  return { family: family ?? undefined, values, condition, instrument, unit };
}

/** Ignores the order of fields. */
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

/** The narrowest tolerance in mm that finds something; null when none does. */
export type WiderSearch = { readonly tolerance: number; readonly count: number } | null;
