import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from "react-aria-components";
import * as styles from "./Slider.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface SliderProps extends Variants<typeof styles.track> {
  /** Above the track at the start. */
  label: string;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean;
  /** Between `min` and `max`, in the unit of `format`. */
  value: number;
  /** Called at every step while the thumb moves. */
  onChange: (value: number) => void;
  /** Minimum; defaults to 0. */
  min?: number;
  /** Maximum; defaults to 100. */
  max?: number;
  /** The step of an arrow key; Page Up and Page Down move ten times as far. Defaults to 1. */
  step?: number;
  /** Format of the value shown above the track and read out. */
  format?: Intl.NumberFormatOptions;
  /** Not usable and not focusable. */
  isDisabled?: boolean;
}

/** An approximate value whose effect is visible while the thumb moves. */
export function Slider({
  label,
  hideLabel = false,
  min = 0,
  max = 100,
  format,
  size = "control",
  ...rest
}: SliderProps) {
  return (
    <AriaSlider
      className={styles.slider}
      minValue={min}
      maxValue={max}
      formatOptions={format}
      {...rest}
    >
      <Label className={styles.label({ isHidden: hideLabel })}>{label}</Label>
      <SliderOutput className={styles.output} />
      <SliderTrack className={styles.track({ size })}>
        <span className={styles.rail} />
        <span className={styles.line}>
          <SliderFill className={styles.fill} />
        </span>
        <SliderThumb className={styles.thumb} />
      </SliderTrack>
    </AriaSlider>
  );
}
