import type { Dimension } from "@caliper/api-client";

/** The text of a dimension column; null when the product has none. */
export function dimensionText(dimensions: readonly Dimension[], column: string): string | null {
  const value = dimensions.find(({ name }) => name === column)?.value ?? null;
  return value === null || value === "" ? null : String(value);
}

/** The number of a dimension column; null when there is none. */
export function dimensionNumber(dimensions: readonly Dimension[], column: string): number | null {
  const value = dimensions.find(({ name }) => name === column)?.value ?? null;
  return typeof value === "number" ? value : null;
}
