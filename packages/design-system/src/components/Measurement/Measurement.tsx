import { formatLength, formatMeasurement, type LengthUnit } from "./formatMeasurement.ts";
import * as styles from "./Measurement.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface MeasurementProps extends Variants<typeof styles.measurement> {
  /** Strings are shown unchanged: `13/16`, `5 x 100.0`. Undefined renders nothing. */
  value: number | string | undefined;
  /** The localized unit; omit it if the column head has it. */
  unit?: string;
  /** For lengths in mm: the unit to show them in. Two decimals in mm, three in inches. */
  shownIn?: LengthUnit;
  /**
   * Number of decimals. Defaults to the stored ones; with `shownIn` it applies to mm, and rotors use `stored`.
   */
  decimals?: number | "stored";
}

/** A number with its unit, in mono. */
export function Measurement({ value, unit, shownIn, decimals, ...variants }: MeasurementProps) {
  if (value === undefined || value === "") return null;
  const figure =
    shownIn && typeof value === "number"
      ? formatLength(value, shownIn, decimals)
      : formatMeasurement(value, decimals === "stored" ? undefined : decimals);
  return (
    <span className={styles.measurement(variants)}>
      {figure}
      {unit !== undefined && <span className={styles.unit}> {unit}</span>}
    </span>
  );
}
