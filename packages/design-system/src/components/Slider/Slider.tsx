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
  /** What the value is of; stands above the track, at the left. */
  label: string;
  /** For a slider whose label stands elsewhere on the screen; screen readers still read it. */
  hideLabel?: boolean;
  /** Between `min` and `max`, in the unit of `format`. */
  value: number;
  /** Called at every step while the thumb moves. */
  onChange: (value: number) => void;
  /** The lowest value; 0 unless told. */
  min?: number;
  /** The highest value; 100 unless told. */
  max?: number;
  /** What one press of an arrow key adds; Page Up and Page Down take ten times as much. 1 unless told. */
  step?: number;
  /** How the value is written above the track at the right and read out: percent, units, decimals. */
  format?: Intl.NumberFormatOptions;
  /** It keeps its value and takes no focus. */
  isDisabled?: boolean;
}

/** A value that is felt rather than known, with its effect in sight while it moves. */
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
