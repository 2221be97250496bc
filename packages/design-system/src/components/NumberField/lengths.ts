/** One inch in mm, exactly (international yard and pound agreement, 1959). */
export const millimetersPerInch = 25.4;

/** Number of decimals of a length in inches. */
export const inchDecimals = 3;

/** Precise enough for any caliper, and coarse enough to remove floating-point errors. */
const storedDecimals = 6;

const perUnit = (unit: string | undefined) => (unit === "in" ? millimetersPerInch : 1);
const rounded = (value: number) => Number(value.toFixed(storedDecimals));

/** Converts a shown number to the stored one: inches to mm; other units are unchanged. */
export const fromShown = (shown: number, unit?: string): number => rounded(shown * perUnit(unit));

/** Converts a stored number to the shown one: mm to inches if the unit is `in`. */
export const toShown = (kept: number, unit?: string): number => rounded(kept / perUnit(unit));

/** Formats a stored number for editing, without grouping: `275`, `22.5`, `10.827`. */
export function writeNumber(kept: number, unit?: string, decimals?: number): string {
  const most = unit === "in" ? inchDecimals : decimals;
  const shown = toShown(kept, unit);
  return most === undefined ? `${shown}` : `${Number(shown.toFixed(most))}`;
}

/** One step up (1) or down (-1) in the unit shown, within the limits. Starts at `min` if there is no value. */
export function stepNumber(
  kept: number | null,
  direction: 1 | -1,
  { step, unit, min, max }: { step: number; unit?: string; min?: number; max?: number },
): number {
  const start = kept === null || Number.isNaN(kept) ? (min ?? 0) : kept;
  const next = fromShown(toShown(start, unit) + direction * step, unit);
  return Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, next));
}
