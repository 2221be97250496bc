import {
  conditions,
  familyOf,
  headerOf,
  instruments,
  instrumentTolerances,
  toleranceSteps,
} from "@caliper/catalogue-model";
import { noMeasures, withTolerance, type MeasureCriteria } from "./measureCriteria.ts";
import { measurableFamily, maxMillimeters, usualColumns } from "./measureFields.ts";

const ownTolerance = "tol.";

/**
 * A search as the query of an address: `type`, each measure in mm by its column on the wire, and `with` (the
 * instrument), `part` (its condition), `tol`, `tol.COLUMN`, `unit` and `view` unless they have their default values.
 */
export function measureAddress(criteria: MeasureCriteria): readonly (readonly [string, string])[] {
  const { family, values, instrument, condition, tolerance, tolerances, unit, view } = criteria;
  const settings = [
    ["with", instrument, noMeasures.instrument],
    ["part", condition, noMeasures.condition],
    ["tol", tolerance, instrumentTolerances[instrument]],
    ["unit", unit, noMeasures.unit],
  ] as const;
  const changed = settings
    .filter(([, value, usual]) => value !== usual)
    .map(([name, value]) => [name, String(value)] as const);
  if (family === null) return changed;
  const nameOf = (field: string) => headerOf(family, field);
  return [
    ["type", familyOf(family).productType],
    ...Object.entries(values).map(([field, value]) => [nameOf(field), String(value)] as const),
    ...Object.entries(tolerances).map(
      ([field, own]) => [`${ownTolerance}${nameOf(field)}`, String(own)] as const,
    ),
    ...changed,
    ...(view === "grid" ? [["view", view] as const] : []),
  ];
}

/** Ignores invalid parts, so that an old or edited link still opens. */
export function readMeasureAddress(query: URLSearchParams): MeasureCriteria {
  const family = measurableFamily(query.get("type")) ?? null;
  const instrument =
    instruments.find((each) => each === query.get("with")) ?? noMeasures.instrument;
  const tolerance = stepIn(query.get("tol")) ?? instrumentTolerances[instrument];
  const criteria: MeasureCriteria = {
    ...noMeasures,
    family,
    instrument,
    condition: conditions.find((each) => each === query.get("part")) ?? noMeasures.condition,
    tolerance,
    unit: query.get("unit") === "in" ? "in" : "mm",
    view: query.get("view") === "grid" ? "grid" : "list",
  };
  if (family === null) return criteria;
  const fieldByHeader = new Map(
    usualColumns(family).map((field) => [headerOf(family, field), field]),
  );
  const values: Record<string, number> = {};
  let read = criteria;
  // In the order of the URL, which is the order in which they were typed.
  for (const name of query.keys()) {
    const field = fieldByHeader.get(name);
    const value = measureIn(query.get(name));
    if (field === undefined || value === undefined) continue;
    values[field] = value;
    const fieldTolerance = stepIn(query.get(`${ownTolerance}${name}`));
    if (fieldTolerance !== undefined) read = withTolerance(read, field, fieldTolerance);
  }
  return { ...read, values };
}

function measureIn(text: string | null): number | undefined {
  if (text === null || !/^\d+(\.\d+)?$/u.test(text)) return undefined;
  const value = Number(text);
  return value <= maxMillimeters ? value : undefined;
}

const stepIn = (text: string | null): number | undefined =>
  toleranceSteps.find((step) => text === String(step));
