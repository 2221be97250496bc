import { Label, Meter as AriaMeter } from "react-aria-components";
import type { Variants } from "../../internal/variants.ts";
import { bar, head, progress, value as valueStyle } from "../ProgressBar/ProgressBar.css.ts";
import { fill } from "./Meter.css.ts";

export interface MeterProps extends Variants<typeof fill> {
  /** What is measured: `Requests this hour`. */
  label: string;
  /** Between 0 and `max`; values beyond are shown at the limit. */
  value: number;
  /** The value of a full bar; 100 by default. */
  max?: number;
  /** The value as text: `412 of 600`. Defaults to a percentage. */
  valueText?: string;
}

/** An amount within a known limit. For work that will end, use `ProgressBar`. */
export function Meter({ label, value, max = 100, valueText, tone }: MeterProps) {
  return (
    <AriaMeter className={progress} value={value} maxValue={max} valueLabel={valueText}>
      {({ percentage, valueText: shown }) => (
        <>
          <span className={head}>
            <Label>{label}</Label>
            <span className={valueStyle}>{shown}</span>
          </span>
          <span className={bar}>
            <span className={fill({ tone })} style={{ inlineSize: `${percentage}%` }} />
          </span>
        </>
      )}
    </AriaMeter>
  );
}
