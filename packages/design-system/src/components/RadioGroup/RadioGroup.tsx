import { Radio, RadioGroup as AriaRadioGroup } from "react-aria-components";
import { FieldFrame, type FieldTexts, type InputProps, splitField } from "../../parts/Field.tsx";
import { choice, options } from "../../internal/options.css.ts";
import type { Variants } from "../../internal/variants.ts";
import { dot } from "./RadioGroup.css.ts";

export interface RadioItem {
  /** The id used by `value` and `onChange`. */
  id: string;
  /** Beside the radio button; pressing it chooses the item. */
  label: string;
  /** Not usable and not focusable; explain nearby what is missing. */
  isDisabled?: boolean;
}

export interface RadioGroupProps
  extends
    Omit<FieldTexts, "labelStart">,
    Pick<InputProps, "name" | "isRequired" | "isDisabled">,
    Variants<typeof options> {
  /** Two to four items. */
  items: readonly RadioItem[];
  /** The id of the chosen item; null for none. */
  value: string | null;
  /** Called with the id of the chosen item. */
  onChange: (id: string) => void;
}

/** One of a few choices, all visible. */
export function RadioGroup({ items, orientation = "horizontal", ...props }: RadioGroupProps) {
  const { texts, field } = splitField(props);
  return (
    <AriaRadioGroup orientation={orientation} {...field}>
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
