/** One inch in mm, exactly (international yard and pound agreement, 1959). */
export const millimetersPerInch = 25.4;

/** Number of decimals of a length in inches. */
export const inchDecimals = 3;

/** Precise enough for any caliper, and coarse enough to remove floating-point errors. */
const storedDecimals = 6;

const perUnit = (unit: string | undefined) => (unit === "in" ? millimetersPerInch : 1);
const rounded = (value: number) => Number(value.toFixed(storedDecimals));

/** Converts a shown number to the stored one: inches to mm; other units are unchanged. */
export const fromShown = (shownNumber: number, unit?: string): number =>
  rounded(shownNumber * perUnit(unit));

/** Converts a stored number to the shown one: mm to inches if the unit is `in`. */
export const toShown = (storedNumber: number, unit?: string): number =>
  rounded(storedNumber / perUnit(unit));

/** Formats a stored number for editing, without grouping: `275`, `22.5`, `10.827`. */
export function writeNumber(storedNumber: number, unit?: string, decimals?: number): string {
  const maxDecimals = unit === "in" ? inchDecimals : decimals;
  const shownNumber = toShown(storedNumber, unit);
  return maxDecimals === undefined
    ? `${shownNumber}`
    : `${Number(shownNumber.toFixed(maxDecimals))}`;
}

/** One step up (1) or down (-1) in the unit shown, within the limits. Starts at `min` if there is no value. */
export function stepNumber(
  storedNumber: number | null,
  direction: 1 | -1,
  { step, unit, min, max }: { step: number; unit?: string; min?: number; max?: number },
): number {
  const start = storedNumber === null || Number.isNaN(storedNumber) ? (min ?? 0) : storedNumber;
  const next = fromShown(toShown(start, unit) + direction * step, unit);
  return Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, next));
}
