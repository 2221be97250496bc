import {
  Button as AriaButton,
  ListBoxItem,
  Select as AriaSelect,
  SelectValue,
} from "react-aria-components";
import { control } from "../../internal/Field.css.ts";
import { FieldFrame, type FieldTexts, type InputProps, splitField } from "../../internal/Field.tsx";
import { selectPopoverOffset } from "../../internal/limits.ts";
import { option, optionCheck, optionMain, optionNote } from "../../internal/ListBox.css.ts";
import { ListPopover } from "../../internal/ListBox.tsx";
import { OptionList } from "../../internal/OptionList.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Select.css.ts";

export interface SelectItem {
  /** The id used by `value` and `onChange`. */
  id: string;
  /** Shown and read out; typing finds it. */
  label: string;
  /** A second, quieter text. */
  note?: string;
  /** Not usable and not focusable; explain nearby what is missing. */
  isDisabled?: boolean;
}

export interface SelectProps
  extends
    FieldTexts,
    Pick<InputProps, "size" | "placeholder" | "name" | "isRequired" | "isDisabled"> {
  /** In the order users expect; 5 to 15 are best, hundreds work. */
  items: readonly SelectItem[];
  /** The id of the chosen item; null for none. */
  value: string | null;
  /** Called with the id of the chosen item. */
  onChange: (id: string) => void;
}

/** One of a few known items. For many items, or items found by typing, use `ComboBox`. */
export function Select({ size = "control", items, value, onChange, ...props }: SelectProps) {
  const { texts, field } = splitField(props);
  return (
    <AriaSelect value={value} onChange={(key) => key !== null && onChange(String(key))} {...field}>
      <FieldFrame {...texts}>
        <AriaButton className={`${control({ size })} ${styles.trigger}`}>
          <SelectValue className={styles.value}>
            {({ selectedText, isPlaceholder, defaultChildren }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <span className={styles.chevron}>
            <Icon name="chevronDown" size="small" />
          </span>
        </AriaButton>
      </FieldFrame>
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
