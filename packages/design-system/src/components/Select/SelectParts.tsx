import { Button as AriaButton, ListBoxItem, SelectValue } from "react-aria-components";
import { control } from "../../parts/Field.css.ts";
import { FieldFrame, type FieldTexts, type InputProps } from "../../parts/Field.tsx";
import { selectPopoverOffset } from "../../internal/limits.ts";
import { option, optionCheck, optionMain, optionNote } from "../../parts/ListBox.css.ts";
import { ListPopover } from "../../parts/ListBox.tsx";
import { OptionList } from "../../parts/OptionList.tsx";
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

interface SelectPartsProps extends Pick<InputProps, "size"> {
  texts: FieldTexts;
  items: readonly SelectItem[];
}

/** The button and the list of a `Select` or `MultiSelect`. */
export const SelectParts = ({ texts, size, items }: SelectPartsProps) => (
  <>
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
  </>
);
