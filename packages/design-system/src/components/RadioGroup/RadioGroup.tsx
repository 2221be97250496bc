import { Radio, RadioGroup as AriaRadioGroup } from "react-aria-components";
import { field } from "../../internal/Field.css.ts";
import { FieldLabel, FieldMessages } from "../../internal/Field.tsx";
import type { FieldTexts } from "../../internal/Field.tsx";
import { options } from "../../internal/options.css.ts";
import type { OptionsVariants } from "../../internal/options.css.ts";
import { dot, radio } from "./RadioGroup.css.ts";

export interface RadioItem {
  id: string;
  label: string;
  isDisabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldTexts, "labelStart">, OptionsVariants {
  items: readonly RadioItem[];
  value: string | null;
  onChange: (id: string) => void;
  /** In a form: what it is sent as, and what an error is given by. */
  name?: string;
  isDisabled?: boolean;
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
