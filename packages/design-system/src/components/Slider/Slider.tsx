import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from "react-aria-components";
import {
  fill,
  label as labelStyle,
  line,
  output,
  rail,
  slider,
  thumb,
  track,
} from "./Slider.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface SliderProps extends Variants<typeof track> {
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
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  format,
  isDisabled = false,
  size = "control",
}: SliderProps) {
  return (
    <AriaSlider
      className={slider}
      value={value}
      onChange={onChange}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={isDisabled}
      {...(format !== undefined && { formatOptions: format })}
    >
      <Label className={labelStyle({ isHidden: hideLabel })}>{label}</Label>
      <SliderOutput className={output} />
      <SliderTrack className={track({ size })}>
        <span className={rail} />
        <span className={line}>
          <SliderFill className={fill} />
        </span>
        <SliderThumb className={thumb} />
      </SliderTrack>
    </AriaSlider>
  );
}
