import type { ReactNode, Ref } from "react";
import {
  Button as AriaButton,
  ComboBox as AriaComboBox,
  Input,
  ListBoxItem,
} from "react-aria-components";
import { field, fieldButton, input, keycap, sign } from "../../internal/Field.css.ts";
import type { ControlVariants } from "../../internal/Field.css.ts";
import { FieldEdge } from "../../internal/FieldEdge.tsx";
import { FieldLabel, FieldMessages } from "../../internal/Field.tsx";
import type { FieldTexts } from "../../internal/Field.tsx";
import { option, optionMain, optionNote } from "../../internal/ListBox.css.ts";
import { ListPopover } from "../../internal/ListBox.tsx";
import { OptionList } from "../../internal/OptionList.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { ClearButton } from "./ClearButton.tsx";
import { NoOptions } from "./NoOptions.tsx";

export interface ComboBoxItem {
  /** What `value` and `onChange` call it. */
  id: string;
  /** What the field shows once it is chosen, and what is read out. */
  label: string;
  /** What the list shows instead of the label: a marked code. */
  content?: ReactNode;
  /** At the right, in small print. */
  note?: ReactNode;
}

export interface ComboBoxProps<Item extends ComboBoxItem> extends FieldTexts, ControlVariants {
  /** With `onInputChange` the items are the answer to what was typed; without, they are all there are and are filtered here. */
  items: readonly Item[];
  /** The id of the chosen item; null for none. Left out: the field keeps it. */
  value?: string | null;
  /** An item was chosen. */
  onChange: (id: string, item: Item) => void;
  /** What is typed; with `onInputChange`. */
  inputValue?: string;
  /** At every letter. Its presence means that the caller finds the items. */
  onInputChange?: (text: string) => void;
  /** Enter on a text that is no item. */
  onSubmit?: (text: string) => void;
  /** Items are on their way; the list says so instead of being empty. */
  isLoading?: boolean;
  /** In the list while loading. */
  loadingText: string;
  /** Nothing matches what was typed: `No results found.` */
  emptyText: string;
  /** There is nothing to choose from, and nothing typed: `No items.` Left out, it is `emptyText`. */
  noItemsText?: string;
  /** The name of the arrow that opens the list. */
  openLabel?: string;
  /** The name of the button that empties the field; it is there when this is, and something is typed. */
  clearLabel?: string;
  /** The list opened or closed. While it is open, screen readers get nothing else of the page. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The field was emptied with the button. */
  onClear?: () => void;
  /** The key that brings the focus here, shown while the field is empty. */
  shortcut?: string;
  /** An example of what to type, never the label. */
  placeholder?: string;
  /** For codes: mono, with a glass at the start and no arrow at the end. */
  isSearch?: boolean;
  /** For codes and figures. A search is mono unless told. */
  isMono?: boolean;
  /** In a form: what it is sent as, and what an error is given by. */
  name?: string;
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
  /** Can be focused, selected and copied, not changed. */
  isReadOnly?: boolean;
  /** Takes the focus when it appears: only where one came to type. */
  autoFocus?: boolean;
  /** The input itself, to give it the focus. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One of many, found by typing. Hundreds are no trouble: only those in sight are drawn. */
export function ComboBox<Item extends ComboBoxItem>({
  label,
  hideLabel,
  labelStart,
  description,
  error,
  size = "control",
  items,
  value,
  onChange,
  inputValue,
  onInputChange,
  onSubmit,
  isLoading = false,
  loadingText,
  emptyText,
  noItemsText = emptyText,
  openLabel,
  clearLabel,
  onClear,
  shortcut,
  placeholder,
  isSearch = false,
  isMono = isSearch,
  inputRef,
  ...rest
}: ComboBoxProps<Item>) {
  const isAsync = onInputChange !== undefined;
  // What went wrong stands under the field: no list lies over it, or says that nothing was found.
  const hasFailed = error !== undefined && items.length === 0 && !isLoading;
  return (
    <AriaComboBox
      className={field}
      {...(isAsync ? { items } : { defaultItems: items })}
      {...(value !== undefined && { value })}
      onChange={(key) => {
        const item = items.find(({ id }) => id === key);
        if (item) onChange(item.id, item);
      }}
      {...(inputValue !== undefined && { inputValue })}
      {...(onInputChange && { onInputChange })}
      allowsEmptyCollection={!hasFailed}
      allowsCustomValue={isAsync}
      isInvalid={error === undefined ? undefined : true}
      validationBehavior="aria"
      {...rest}
    >
      <FieldLabel label={label} hideLabel={hideLabel} labelStart={labelStart} />
      <FieldEdge size={size}>
        {isSearch && (
          <span className={sign}>
            <Icon name="search" />
          </span>
        )}
        <Input
          className={input({ isMono })}
          placeholder={placeholder}
          ref={inputRef}
          spellCheck="false"
          onKeyDown={(event) => {
            if (
              event.key === "Enter" &&
              onSubmit &&
              !event.currentTarget.hasAttribute("aria-activedescendant")
            )
              onSubmit(event.currentTarget.value);
          }}
        />
        <ClearButton
          label={clearLabel}
          onClear={onClear}
          instead={
            shortcut !== undefined && (
              <kbd className={keycap} aria-hidden>
                {shortcut}
              </kbd>
            )
          }
        />
        {!isSearch && (
          <AriaButton
            className={fieldButton}
            {...(openLabel !== undefined && { "aria-label": openLabel })}
          >
            <Icon name="chevronDown" size="small" />
          </AriaButton>
        )}
      </FieldEdge>
      <FieldMessages description={description} error={error} />
      <ListPopover>
        <OptionList<Item>
          count={items.length}
          renderEmptyState={() => (
            <NoOptions
              {...{ isLoading, loadingText, noItemsText }}
              emptyText={hasFailed ? error : emptyText}
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
