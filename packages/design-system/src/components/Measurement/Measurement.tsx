import { formatLength, formatMeasurement } from "./formatMeasurement.ts";
import type { LengthUnit } from "./formatMeasurement.ts";
import { measurement, unit as unitStyle } from "./Measurement.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface MeasurementProps extends Variants<typeof measurement> {
  /** A text is shown as it stands: `13/16`, `5 x 100.0`. Undefined shows nothing. */
  value: number | string | undefined;
  /** The unit as the reader's language writes it; left out where the column head has it. */
  unit?: string;
  /** Says that a number is a length in mm, and in what to show it: mm have two decimals, inches three. */
  shownIn?: LengthUnit;
  /**
   * How many decimals a number has; as stored unless told. With `shownIn`, of the mm; a rotor's are `stored`.
   */
  decimals?: number | "stored";
}

/** A figure with its unit, mono. */
export function Measurement({ value, unit, shownIn, decimals, ...variants }: MeasurementProps) {
  if (value === undefined || value === "") return null;
  const figure =
    shownIn && typeof value === "number"
      ? formatLength(value, shownIn, decimals)
      : formatMeasurement(value, decimals === "stored" ? undefined : decimals);
  return (
    <span className={measurement(variants)}>
      {figure}
      {unit !== undefined && <span className={unitStyle}> {unit}</span>}
    </span>
  );
}
