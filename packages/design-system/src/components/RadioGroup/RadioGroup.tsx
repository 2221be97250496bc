import { Radio, RadioGroup as AriaRadioGroup } from "react-aria-components";
import { field } from "../../internal/Field.css.ts";
import { FieldLabel, FieldMessages } from "../../internal/Field.tsx";
import type { FieldTexts } from "../../internal/Field.tsx";
import { options } from "../../internal/options.css.ts";
import type { OptionsVariants } from "../../internal/options.css.ts";
import { dot, radio } from "./RadioGroup.css.ts";

export interface RadioItem {
  /** What `value` and `onChange` call it. */
  id: string;
  /** The words beside the ring; a press on them chooses. */
  label: string;
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldTexts, "labelStart">, OptionsVariants {
  /** Two to four, in the order people think of them. */
  items: readonly RadioItem[];
  /** The id of the chosen one; null for none yet. */
  value: string | null;
  /** With the id of the one that was chosen. */
  onChange: (id: string) => void;
  /** In a form: what it is sent as, and what an error is given by. */
  name?: string;
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
  /** Tells screen readers; whether it is filled, the form says when it is sent. */
  isRequired?: boolean;
}

/** One of a few, all of them in sight. */
export function RadioGroup({
  label,
  hideLabel,
  description,
  error,
  items,
  orientation = "horizontal",
  ...rest
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      className={field}
      orientation={orientation}
      isInvalid={error === undefined ? undefined : true}
      validationBehavior="aria"
      {...rest}
    >
      <FieldLabel label={label} hideLabel={hideLabel} />
      <div className={options({ orientation })}>
        {items.map((item) => (
          <Radio key={item.id} className={radio} value={item.id} isDisabled={item.isDisabled}>
            <span className={dot} />
            {item.label}
          </Radio>
        ))}
      </div>
      <FieldMessages description={description} error={error} />
    </AriaRadioGroup>
  );
}
