import { Label, ProgressBar as AriaProgressBar } from "react-aria-components";
import { bar, fill, head, progress, value as valueStyle } from "./ProgressBar.css.ts";

export interface ProgressBarProps {
  /** What is being done: `Reading 1rotors.xlsx`. */
  label: string;
  /** 0 to 100; left out while nobody can tell. */
  value?: number;
  /** The figure in words: `3 of 12 batches`; a percentage unless told. */
  valueText?: string;
}

/** How far a long piece of work is. */
export function ProgressBar({ label, value, valueText }: ProgressBarProps) {
  return (
    <AriaProgressBar
      className={progress}
      value={value}
      isIndeterminate={value === undefined}
      valueLabel={valueText}
    >
      {({ percentage, valueText: shown }) => (
        <>
          <span className={head}>
            <Label>{label}</Label>
            {percentage !== undefined && <span className={valueStyle}>{shown}</span>}
          </span>
          <span className={bar}>
            <span
              className={fill({ isIndeterminate: percentage === undefined })}
              style={percentage === undefined ? undefined : { inlineSize: `${percentage}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
