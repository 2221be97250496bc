import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from "react-aria-components";
import * as styles from "./Slider.css.ts";

export interface SliderProps {
  /** Above the track at the start. */
  label: string;
  /** Between 0 and `max`, in the unit of `format`. */
  value: number;
  /** Called at every step while the thumb moves. */
  onChange: (value: number) => void;
  /** Maximum; defaults to 100. */
  max?: number;
  /** The step of an arrow key; Page Up and Page Down move ten times as far. Defaults to 1. */
  step?: number;
  /** Format of the value shown above the track and read out. */
  format?: Intl.NumberFormatOptions;
}

/** An approximate value whose effect is visible while the thumb moves. */
export function Slider({ label, max = 100, format, ...rest }: SliderProps) {
  return (
    <AriaSlider className={styles.slider} maxValue={max} formatOptions={format} {...rest}>
      <Label className={styles.label}>{label}</Label>
      <SliderOutput className={styles.output} />
      <SliderTrack className={styles.track}>
        <span className={styles.rail} />
        <span className={styles.line}>
          <SliderFill className={styles.fill} />
        </span>
        <SliderThumb className={styles.thumb} />
      </SliderTrack>
    </AriaSlider>
  );
}
