/** One inch in mm, exactly (international yard and pound agreement, 1959). */
export const millimetresPerInch = 25.4;

/** How many decimals a length in inches is shown with. */
export const inchDecimals = 3;

/** Arithmetic noise is far below this many decimals; what a calliper can tell is far above. */
const keptDecimals = 6;

const perUnit = (unit: string | undefined) => (unit === "in" ? millimetresPerInch : 1);
const withoutNoise = (value: number) => Number(value.toFixed(keptDecimals));

/** What is kept for a figure in the unit shown: inches become mm, every other unit stays itself. */
export const fromShown = (shown: number, unit?: string): number =>
  withoutNoise(shown * perUnit(unit));

/** The figure to show for what is kept: mm become inches where the unit is `in`. */
export const toShown = (kept: number, unit?: string): number => withoutNoise(kept / perUnit(unit));

/** Without grouping, because it stands in a field where it can be edited: `275`, `22.5`, `10.827`. */
export function writeNumber(kept: number, unit?: string, decimals?: number): string {
  const most = unit === "in" ? inchDecimals : decimals;
  const shown = toShown(kept, unit);
  return most === undefined ? `${shown}` : `${Number(shown.toFixed(most))}`;
}

/** One step up (1) or down (-1), in the unit shown and within the limits kept. From nothing it starts at the least. */
export function stepNumber(
  kept: number | null,
  way: 1 | -1,
  { step, unit, min, max }: { step: number; unit?: string; min?: number; max?: number },
): number {
  const start = kept === null || Number.isNaN(kept) ? (min ?? 0) : kept;
  const next = fromShown(toShown(start, unit) + way * step, unit);
  return Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, next));
}
