import { formatMeasurement } from "./formatMeasurement.ts";
import { measurement } from "./Measurement.css.ts";
import type { MeasurementVariants } from "./Measurement.css.ts";
import { unit as unitStyle } from "./Measurement.css.ts";

export interface MeasurementProps extends MeasurementVariants {
  /** A text is shown as it stands: `13/16`, `5 x 100.0`. Undefined shows nothing. */
  value: number | string | undefined;
  /** Left out where the column head has it. */
  unit?: string;
  /** How many decimals a number has; as stored unless told. */
  decimals?: number;
}

/** A figure with its unit, mono. */
export function Measurement({ value, unit, decimals, ...variants }: MeasurementProps) {
  if (value === undefined || value === "") return null;
  return (
    <span className={measurement(variants)}>
      {formatMeasurement(value, decimals)}
      {unit !== undefined && <span className={unitStyle}> {unit}</span>}
    </span>
  );
}
