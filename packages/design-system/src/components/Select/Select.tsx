import {
  Button as AriaButton,
  ListBox,
  ListBoxItem,
  Select as AriaSelect,
  SelectValue,
} from "react-aria-components";
import { control, field } from "../../internal/Field.css.ts";
import type { ControlVariants } from "../../internal/Field.css.ts";
import { FieldLabel, FieldMessages } from "../../internal/Field.tsx";
import type { FieldTexts } from "../../internal/Field.tsx";
import { list, option, optionCheck, optionMain, optionNote } from "../../internal/ListBox.css.ts";
import { ListPopover } from "../../internal/ListBox.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { chevron, trigger, value as valueStyle } from "./Select.css.ts";

export interface SelectItem {
  id: string;
  label: string;
  /** A second, quieter line of words. */
  note?: string;
  isDisabled?: boolean;
}

export interface SelectProps extends FieldTexts, ControlVariants {
  items: readonly SelectItem[];
  /** The id of the chosen item; null for none. */
  value: string | null;
  onChange: (id: string) => void;
  placeholder?: string;
  name?: string;
  isRequired?: boolean;
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
      <ListPopover>
        <ListBox className={list} items={items}>
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
        </ListBox>
      </ListPopover>
    </AriaSelect>
  );
}
