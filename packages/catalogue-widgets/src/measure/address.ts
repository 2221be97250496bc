import { defaultTolerance, headerOf, toleranceSteps } from "@caliper/catalogue-model";
import { noMeasures, withTolerance, type MeasureCriteria } from "./criteria.ts";
import { familyOfType, measurableType, mostMillimeters, usualColumns } from "./fields.ts";

const ownTolerance = "tol.";

/**
 * A search as the query of an address: `type`, each measure in mm by its column on the wire, and `tol`,
 * `tol.COLUMN`, `unit` and `view` unless they have their default values.
 */
export function measureAddress(criteria: MeasureCriteria): readonly (readonly [string, string])[] {
  const { type, values, tolerance, tolerances, unit, view } = criteria;
  if (type === null) return unit === "in" ? [["unit", unit]] : [];
  const nameOf = (field: string) => headerOf(familyOfType(type), field);
  return [
    ["type", type],
    ...Object.entries(values).map(([field, value]) => [nameOf(field), String(value)] as const),
    ...(tolerance === defaultTolerance ? [] : [["tol", String(tolerance)] as const]),
    ...Object.entries(tolerances).map(
      ([field, own]) => [`${ownTolerance}${nameOf(field)}`, String(own)] as const,
    ),
    ...(unit === "in" ? [["unit", unit] as const] : []),
    ...(view === "grid" ? [["view", view] as const] : []),
  ];
}

/** Ignores invalid parts, so that an old or edited link still opens. */
export function readMeasureAddress(query: URLSearchParams): MeasureCriteria {
  const type = measurableType(query.get("type")) ?? null;
  const tolerance = stepIn(query.get("tol")) ?? defaultTolerance;
  const shown: MeasureCriteria = {
    ...noMeasures,
    type,
    tolerance,
    unit: query.get("unit") === "in" ? "in" : "mm",
    view: query.get("view") === "grid" ? "grid" : "list",
  };
  if (type === null) return shown;
  const family = familyOfType(type);
  const known = new Map(usualColumns(family).map((field) => [headerOf(family, field), field]));
  const values: Record<string, number> = {};
  let read = shown;
  // In the order of the URL, which is the order in which they were typed.
  for (const name of query.keys()) {
    const field = known.get(name);
    const value = measureIn(query.get(name));
    if (field === undefined || value === undefined) continue;
    values[field] = value;
    const own = stepIn(query.get(`${ownTolerance}${name}`));
    if (own !== undefined) read = withTolerance(read, field, own);
  }
  return { ...read, values };
}

function measureIn(text: string | null): number | undefined {
  if (text === null || !/^\d+(\.\d+)?$/u.test(text)) return undefined;
  const value = Number(text);
  return value <= mostMillimeters ? value : undefined;
}

const stepIn = (text: string | null): number | undefined =>
  toleranceSteps.find((step) => text === String(step));
