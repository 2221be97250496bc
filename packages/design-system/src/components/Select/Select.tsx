import {
  Button as AriaButton,
  ListBoxItem,
  Select as AriaSelect,
  SelectValue,
} from "react-aria-components";
import { selectPopoverOffset } from "../../internal/limits.ts";
import { control } from "../../parts/Field.css.ts";
import { FieldFrame, type FieldTexts, type InputProps, splitField } from "../../parts/Field.tsx";
import { option, optionMain, optionNote } from "../../parts/ListBox.css.ts";
import { ListPopover, OptionCheck } from "../../parts/ListBox.tsx";
import { OptionList } from "../../parts/OptionList.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Select.css.ts";

export interface SelectItem<Id extends string = string> {
  /** The id used by `value` and `onChange`. */
  id: Id;
  /** Shown and read out; typing finds it. */
  label: string;
  /** A second, quieter text. */
  note?: string;
  /** The language of the label, where it is not that of the page. */
  lang?: string;
  /** Not usable and not focusable; explain nearby what is missing. */
  isDisabled?: boolean;
}

export interface SelectProps<Id extends string>
  extends
    FieldTexts,
    Pick<InputProps, "size" | "placeholder" | "name" | "isRequired" | "isDisabled"> {
  /** In the order users expect; 5 to 15 are best, hundreds work. */
  items: readonly SelectItem<Id>[];
  /** The id of the chosen item; null for none. */
  value: Id | null;
  /** Called with the id of the chosen item. */
  onChange: (id: Id) => void;
}

/** One of a few known items. For many items, or items found by typing, use `ComboBox`. */
export function Select<Id extends string>({
  size = "control",
  items,
  value,
  onChange,
  ...props
}: SelectProps<Id>) {
  const { texts, field } = splitField(props);
  return (
    <AriaSelect
      value={value}
      onChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      {...field}
    >
      <FieldFrame {...texts}>
        <AriaButton className={`${control({ size })} ${styles.trigger}`}>
          <SelectValue className={styles.value}>
            {({ selectedText, isPlaceholder, defaultChildren }) =>
              isPlaceholder ? (
                defaultChildren
              ) : (
                <span lang={items.find(({ id }) => id === value)?.lang}>{selectedText}</span>
              )
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
                <span lang={item.lang}>{item.label}</span>{" "}
                {item.note !== undefined && <span className={optionNote}>{item.note}</span>}
              </span>
              <OptionCheck />
            </ListBoxItem>
          )}
        </OptionList>
      </ListPopover>
    </AriaSelect>
  );
}
