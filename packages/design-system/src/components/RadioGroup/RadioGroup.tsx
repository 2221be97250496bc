import { Radio, RadioGroup as AriaRadioGroup } from "react-aria-components";
import { FieldFrame, type FieldTexts, type InputProps, splitField } from "../../parts/Field.tsx";
import { choice, options } from "../../internal/options.css.ts";
import type { Variants } from "../../internal/variants.ts";
import { dot } from "./RadioGroup.css.ts";

export interface RadioItem<Id extends string = string> {
  /** The id used by `value` and `onChange`. */
  id: Id;
  /** Beside the radio button; pressing it chooses the item. */
  label: string;
  /** Not usable and not focusable; explain nearby what is missing. */
  isDisabled?: boolean;
}

export interface RadioGroupProps<Id extends string>
  extends
    Omit<FieldTexts, "labelStart">,
    Pick<InputProps, "name" | "isRequired" | "isDisabled">,
    Variants<typeof options> {
  /** Two to four items. */
  items: readonly RadioItem<Id>[];
  /** The id of the chosen item; null for none. */
  value: Id | null;
  /** Called with the id of the chosen item. */
  onChange: (id: Id) => void;
}

/** One of a few choices, all visible. */
export function RadioGroup<Id extends string>({
  items,
  value,
  onChange,
  orientation = "horizontal",
  ...props
}: RadioGroupProps<Id>) {
  const { texts, field } = splitField(props);
  return (
    <AriaRadioGroup
      value={value}
      onChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      orientation={orientation}
      {...field}
    >
      <FieldFrame {...texts}>
        <div className={options({ orientation })}>
          {items.map((item) => (
            <Radio key={item.id} className={choice} value={item.id} isDisabled={item.isDisabled}>
              <span className={dot} />
              {item.label}
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
