import * as styles from "./Measurement.css.ts";

export interface MeasurementProps {
  /** Shown as stored: `275`, `13/16`, `5 x 100.0`. Undefined renders nothing. */
  value: number | string | undefined;
  /** The localized unit; omit it if the column head has it. */
  unit?: string;
}

/** A number with its unit, in mono. */
export function Measurement({ value, unit }: MeasurementProps) {
  if (value === undefined || value === "") return null;
  return (
    <span className={styles.measurement}>
      {value}
      {unit !== undefined && <span className={styles.unit}> {unit}</span>}
    </span>
  );
}
