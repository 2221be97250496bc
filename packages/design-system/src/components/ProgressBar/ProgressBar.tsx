import { Label, ProgressBar as AriaProgressBar } from "react-aria-components";
import * as styles from "./ProgressBar.css.ts";

export interface ProgressBarProps {
  /** The task: `Reading 1rotors.xlsx`. */
  label: string;
  /** 0 to 100; omit it while unknown. */
  value?: number;
  /** The value as text: `3 of 12 batches`. Defaults to a percentage. */
  valueText?: string;
}

/** Progress of a long task. */
export function ProgressBar({ label, value, valueText }: ProgressBarProps) {
  return (
    <AriaProgressBar
      className={styles.progress}
      value={value}
      isIndeterminate={value === undefined}
      valueLabel={valueText}
    >
      {({ percentage, valueText: shown }) => (
        <>
          <span className={styles.head}>
            <Label>{label}</Label>
            {percentage !== undefined && <span className={styles.value}>{shown}</span>}
          </span>
          <span className={styles.bar}>
            <span
              className={styles.fill({ isIndeterminate: percentage === undefined })}
              style={percentage === undefined ? undefined : { inlineSize: `${percentage}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
