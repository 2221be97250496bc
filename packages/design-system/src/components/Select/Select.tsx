import {
  Button as AriaButton,
  ListBoxItem,
  Select as AriaSelect,
  SelectValue,
} from "react-aria-components";
import { control, field } from "../../internal/Field.css.ts";
import type { ControlVariants } from "../../internal/Field.css.ts";
import { FieldLabel, FieldMessages } from "../../internal/Field.tsx";
import type { FieldTexts } from "../../internal/Field.tsx";
import { selectPopoverOffset } from "../../internal/limits.ts";
import { option, optionCheck, optionMain, optionNote } from "../../internal/ListBox.css.ts";
import { ListPopover } from "../../internal/ListBox.tsx";
import { OptionList } from "../../internal/OptionList.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { chevron, trigger, value as valueStyle } from "./Select.css.ts";

export interface SelectItem {
  /** What `value` and `onChange` call it. */
  id: string;
  /** What is shown and read out; typing finds it. */
  label: string;
  /** A second, quieter line of words. */
  note?: string;
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
}

export interface SelectProps extends FieldTexts, ControlVariants {
  /** In the order people look for them; 5 to 15 are best, hundreds work. */
  items: readonly SelectItem[];
  /** The id of the chosen item; null for none. */
  value: string | null;
  /** With the id of the item that was chosen. */
  onChange: (id: string) => void;
  /** Shown while nothing is chosen: `Choose a type`. */
  placeholder?: string;
  /** In a form: what it is sent as, and what an error is given by. */
  name?: string;
  /** Tells screen readers; whether it is filled, the form says when it is sent. */
  isRequired?: boolean;
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
}

/** One of a few known things. For many, or for ones still to be found, use `ComboBox`. */
export function Select({
  label,
  hideLabel,
  labelStart,
  description,
  error,
  size = "control",
  items,
  value,
  onChange,
  ...rest
}: SelectProps) {
  return (
    <AriaSelect
      className={field}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      isInvalid={error === undefined ? undefined : true}
      validationBehavior="aria"
      {...rest}
    >
      <FieldLabel label={label} hideLabel={hideLabel} labelStart={labelStart} />
      <AriaButton className={`${control({ size })} ${trigger}`}>
        <SelectValue className={valueStyle}>
          {({ selectedText, isPlaceholder, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <span className={chevron}>
          <Icon name="chevronDown" size="small" />
        </span>
      </AriaButton>
      <FieldMessages description={description} error={error} />
      <ListPopover offset={selectPopoverOffset}>
        <OptionList items={items} count={items.length}>
          {(item) => (
            <ListBoxItem
              className={option}
              id={item.id}
              textValue={item.label}
              isDisabled={item.isDisabled}
            >
              <span className={optionMain}>
                {item.label}{" "}
                {item.note !== undefined && <span className={optionNote}>{item.note}</span>}
              </span>
              <span className={optionCheck}>
                <Icon name="check" size="small" />
              </span>
            </ListBoxItem>
          )}
        </OptionList>
      </ListPopover>
    </AriaSelect>
  );
}
