import { isCount, isEqual, type MeasureUnit } from "./criteria.ts";

/** `equal` is green, `near` within half the tolerance, `far` beyond it. */
export type Closeness = "equal" | "near" | "far";

export interface Gauge {
  /** Where the part's dot stands: -1 and 1 are the ends of the tolerance, 0 is what was typed. */
  readonly position: number;
  readonly closeness: Closeness;
}

const half = 0.5;

/** Of a part that is off by `deviation`, where it may be by `tolerance`; both in mm. */
export function gaugeOf(deviation: number, tolerance: number, unit: MeasureUnit): Gauge {
  if (isEqual(deviation, unit)) return { position: 0, closeness: "equal" };
  const part = tolerance > 0 ? deviation / tolerance : Math.sign(deviation);
  // Arithmetic noise: half the tolerance is still near.
  const closeness = Math.abs(part) <= half + 1e-9 ? "near" : "far";
  return { position: Math.min(Math.max(part, -1), 1), closeness };
}

const millimetresPerInch = 25.4;
const inchDecimals = 3;
const millimetreDecimals = 2;

/** In the unit shown. */
export const shownIn = (unit: MeasureUnit, column: string, value: number): number =>
  unit === "in" && !isCount(column) ? value / millimetresPerInch : value;

/** How many decimals the deviations of a column have, so that they stand under each other. */
export function decimalsOf(
  column: string,
  values: readonly number[],
  { unit, asStored }: { unit: MeasureUnit; asStored: boolean },
): number {
  if (isCount(column)) return 0;
  if (unit === "in") return inchDecimals;
  if (!asStored) return millimetreDecimals;
  const longest = Math.max(1, ...values.map(fractionOf));
  return Math.min(longest, millimetreDecimals);
}

const fractionOf = (value: number): number => (String(value).split(".")[1] ?? "").length;

/** `+1.0`, `−0.5`, `0.0`: the sign says it without colour. */
export function signed(deviation: number, decimals: number): string {
  const figure = Math.abs(deviation).toFixed(decimals);
  if (Number(figure) === 0) return figure;
  return `${deviation < 0 ? "−" : "+"}${figure}`;
}

/** A mean distance without its unit: two decimals, inches three. */
export const meanText = (deviation: number, unit: MeasureUnit): string =>
  shownIn(unit, "", deviation).toFixed(unit === "in" ? inchDecimals : millimetreDecimals);

/** Millimetres with one decimal, inches with three. */
export function stepText(step: number, unit: MeasureUnit): string {
  return unit === "in" ? shownIn(unit, "", step).toFixed(3) : step.toFixed(1);
}
