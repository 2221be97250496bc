import type { KeyboardEvent, ReactNode } from "react";
import { Button as AriaButton, ComboBox as AriaComboBox, ListBoxItem } from "react-aria-components";
import { fieldButton, sign } from "../../parts/Field.css.ts";
import { type FieldTexts, InputFrame, type InputProps, splitField } from "../../parts/Field.tsx";
import { option, optionMain, optionNote } from "../../parts/ListBox.css.ts";
import { ListPopover } from "../../parts/ListBox.tsx";
import { OptionList } from "../../parts/OptionList.tsx";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { ClearButton } from "./ClearButton.tsx";
import { ComboInput } from "./ComboInput.tsx";
import { NoOptions } from "./NoOptions.tsx";

export interface ComboBoxItem {
  /** The id used by `value` and `onChange`. */
  id: string;
  /** Shown in the field once chosen, and read out. */
  label: string;
  /** Shown in the list instead of the label: a marked code. */
  content?: ReactNode;
  /** At the right, in small print. */
  note?: ReactNode;
}

export interface ComboBoxProps<Item extends ComboBoxItem>
  extends FieldTexts, Omit<InputProps, "value" | "defaultValue" | "onChange" | "isRequired"> {
  /** With `onInputChange`: the results for the typed text. Without: all items, filtered here. */
  items: readonly Item[];
  /** The id of the chosen item; null for none. Uncontrolled when left out. */
  value?: string | null;
  /** An item was chosen. */
  onChange: (id: string, item: Item) => void;
  /** The typed text; with `onInputChange`. */
  inputValue?: string;
  /** Called on every keystroke. Passing it means that the caller filters the items. */
  onInputChange?: (text: string) => void;
  /** Enter was pressed while no item was focused with the keys; then a pointer over the list chooses only by a press. */
  onSubmit?: (text: string) => void;
  /** Whether the list opens when the field receives the focus, if there are items. */
  opensOnFocus?: boolean;
  /** A key was pressed while an item was focused; true keeps it from the field. */
  onItemKey?: (event: KeyboardEvent<HTMLInputElement>, item: Item) => boolean;
  /** Items are loading; the list shows this instead of being empty. */
  isLoading?: boolean;
  /** Shown in the list while loading. */
  loadingText: string;
  /** Nothing matches the typed text: `No results found.` */
  emptyText: string;
  /** There are no items and nothing is typed: `No items.` Defaults to `emptyText`. */
  noItemsText?: string;
  /** Name of the button that opens the list. */
  openLabel?: string;
  /** Name of the button that clears the field. Without it there is no such button. */
  clearLabel?: string;
  /** The list opened or closed. While it is open, the rest of the page is hidden from screen readers. */
  onOpenChange?: (isOpen: boolean) => void;
  /** For codes: mono, a search icon at the start and no chevron at the end. */
  isSearch?: boolean;
  /** A button at the end of the field: another way to enter a value. */
  action?: { icon: IconName; label: string; onPress: () => void } | undefined;
}

/** One of many items, found by typing. Long lists are virtualized. */
export function ComboBox<Item extends ComboBoxItem>({
  size = "control",
  items,
  value,
  onChange,
  inputValue,
  onInputChange,
  onSubmit,
  opensOnFocus = false,
  onItemKey,
  isLoading = false,
  loadingText,
  emptyText,
  noItemsText = emptyText,
  openLabel,
  clearLabel,
  placeholder,
  isSearch = false,
  action,
  inputRef,
  ...props
}: ComboBoxProps<Item>) {
  const { texts, field } = splitField(props);
  const isAsync = onInputChange !== undefined;
  // The error is below the field, so no list covers it or shows that nothing was found.
  const failure = items.length === 0 && !isLoading ? texts.error : undefined;
  return (
    <AriaComboBox
      {...(isAsync ? { items } : { defaultItems: items })}
      value={value}
      onChange={(key) => {
        const item = items.find(({ id }) => id === key);
        if (item) onChange(item.id, item);
      }}
      inputValue={inputValue}
      onInputChange={onInputChange}
      menuTrigger={opensOnFocus && items.length > 0 ? "focus" : "input"}
      allowsEmptyCollection={failure === undefined}
      allowsCustomValue={isAsync}
      {...field}
    >
      <InputFrame {...texts} size={size}>
        {isSearch && (
          <span className={sign}>
            <Icon name="search" />
          </span>
        )}
        <ComboInput
          {...{ isSearch, placeholder, inputRef, onSubmit }}
          onItemKey={(event, id) => {
            const item = items.find((each) => each.id === id);
            return item !== undefined && onItemKey?.(event, item) === true;
          }}
        />
        <ClearButton label={clearLabel} />
        {action && (
          // As in ClearButton.
          <AriaButton
            slot={null}
            className={fieldButton}
            aria-label={action.label}
            onPress={action.onPress}
          >
            <Icon name={action.icon} />
          </AriaButton>
        )}
        {!isSearch && (
          <AriaButton className={fieldButton} aria-label={openLabel}>
            <Icon name="chevronDown" size="small" />
          </AriaButton>
        )}
      </InputFrame>
      <ListPopover isWide={isSearch}>
        <OptionList<Item>
          translate="no"
          count={items.length}
          renderEmptyState={() => (
            <NoOptions
              {...{ isLoading, loadingText, noItemsText }}
              emptyText={failure ?? emptyText}
            />
          )}
        >
          {(item) => (
            <ListBoxItem className={option} id={item.id} textValue={item.label}>
              <span className={optionMain}>{item.content ?? item.label}</span>
              {item.note !== undefined && <span className={optionNote}>{item.note}</span>}
            </ListBoxItem>
          )}
        </OptionList>
      </ListPopover>
    </AriaComboBox>
  );
}
