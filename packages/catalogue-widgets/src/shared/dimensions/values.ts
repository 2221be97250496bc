import type { Dimension } from "@caliper/api-client";

type Value = Dimension["value"];

/** The values of all dimension columns, by field. */
export const dimensionValues = (
  dimensions: readonly Dimension[],
): Readonly<Record<string, Value>> =>
  Object.fromEntries(dimensions.map(({ name, value }) => [name, value]));

/** The value of a dimension column; null when the product has none. */
export function dimensionValue(dimensions: readonly Dimension[], column: string): Value {
  const value = dimensions.find(({ name }) => name === column)?.value ?? null;
  return value === "" ? null : value;
}

/** The text of a dimension column; null when the product has none. */
export function dimensionText(dimensions: readonly Dimension[], column: string): string | null {
  const value = dimensionValue(dimensions, column);
  return value === null ? null : String(value);
}

/** The number of a dimension column; null when there is none. */
export function dimensionNumber(dimensions: readonly Dimension[], column: string): number | null {
  const value = dimensionValue(dimensions, column);
  return typeof value === "number" ? value : null;
}
