import { isCount, isEqual, type MeasureUnit } from "../links/index.ts";

/** `equal` is green, `near` within half the tolerance, `far` beyond it. */
export type Closeness = "equal" | "near" | "far";

export interface Gauge {
  /** Position of the part: 0 is the typed value, -1 and 1 are the ends of the tolerance. */
  readonly position: number;
  readonly closeness: Closeness;
}

const half = 0.5;

/** `deviation` and `tolerance` in mm. */
export function gaugeOf(deviation: number, tolerance: number, unit: MeasureUnit): Gauge {
  if (isEqual(deviation, unit)) return { position: 0, closeness: "equal" };
  const part = tolerance > 0 ? deviation / tolerance : Math.sign(deviation);
  // Rounding errors: half the tolerance is still near.
  const closeness = Math.abs(part) <= half + 1e-9 ? "near" : "far";
  return { position: Math.min(Math.max(part, -1), 1), closeness };
}

const millimetersPerInch = 25.4;
const inchDecimals = 3;
const millimeterDecimals = 2;

/** In the unit shown. */
export const shownIn = (unit: MeasureUnit, column: string, value: number): number =>
  unit === "in" && !isCount(column) ? value / millimetersPerInch : value;

/** Decimals of the deviations in a column. */
export function decimalsOf(
  column: string,
  values: readonly number[],
  { unit, asStored }: { unit: MeasureUnit; asStored: boolean },
): number {
  if (isCount(column)) return 0;
  if (unit === "in") return inchDecimals;
  if (!asStored) return millimeterDecimals;
  const longest = Math.max(1, ...values.map(fractionOf));
  return Math.min(longest, millimeterDecimals);
}

const fractionOf = (value: number): number => (String(value).split(".")[1] ?? "").length;

/** `+1.0`, `−0.5`, `0.0` */
export function signed(deviation: number, decimals: number): string {
  const figure = Math.abs(deviation).toFixed(decimals);
  if (Number(figure) === 0) return figure;
  return `${deviation < 0 ? "−" : "+"}${figure}`;
}

/** A mean deviation without its unit: two decimals, inches three. */
export const meanText = (deviation: number, unit: MeasureUnit): string =>
  shownIn(unit, "", deviation).toFixed(unit === "in" ? inchDecimals : millimeterDecimals);

/** Millimeters with one decimal, inches with three. */
export function stepText(step: number, unit: MeasureUnit): string {
  return unit === "in" ? shownIn(unit, "", step).toFixed(3) : step.toFixed(1);
}
