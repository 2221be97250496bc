import type { ReactNode, Ref } from "react";
import {
  Button as AriaButton,
  ComboBox as AriaComboBox,
  Input,
  ListBox,
  ListBoxItem,
} from "react-aria-components";
import { field, input } from "../../internal/Field.css.ts";
import type { ControlVariants } from "../../internal/Field.css.ts";
import { FieldEdge } from "../../internal/FieldEdge.tsx";
import { FieldLabel, FieldMessages } from "../../internal/Field.tsx";
import type { FieldTexts } from "../../internal/Field.tsx";
import { empty, list, option, optionMain, optionNote } from "../../internal/ListBox.css.ts";
import { ListPopover } from "../../internal/ListBox.tsx";
import { Spinner } from "../../internal/Spinner.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { opener, sign } from "./ComboBox.css.ts";

export interface ComboBoxItem {
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
  value?: string | null;
  onChange: (id: string, item: Item) => void;
  inputValue?: string;
  onInputChange?: (text: string) => void;
  /** Enter on a text that is no item. */
  onSubmit?: (text: string) => void;
  isLoading?: boolean;
  loadingText: string;
  /** Nothing matches: `No results found.` */
  emptyText: string;
  openLabel?: string;
  placeholder?: string;
  /** For codes: mono, with a glass at the start and no arrow at the end. */
  isSearch?: boolean;
  isMono?: boolean;
  /** In a form: what it is sent as, and what an error is given by. */
  name?: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** One of many, found by typing. */
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
  openLabel,
  placeholder,
  isSearch = false,
  isMono = isSearch,
  inputRef,
  ...rest
}: ComboBoxProps<Item>) {
  const isAsync = onInputChange !== undefined;
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
      allowsEmptyCollection
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
        {!isSearch && (
          <AriaButton
            className={opener}
            {...(openLabel !== undefined && { "aria-label": openLabel })}
          >
            <Icon name="chevronDown" size="small" />
          </AriaButton>
        )}
      </FieldEdge>
      <FieldMessages description={description} error={error} />
      <ListPopover>
        <ListBox<Item>
          className={list}
          renderEmptyState={() => (
            <div className={empty}>
              {isLoading && <Spinner />}
              {isLoading ? loadingText : emptyText}
            </div>
          )}
        >
          {(item) => (
            <ListBoxItem className={option} id={item.id} textValue={item.label}>
              <span className={optionMain}>{item.content ?? item.label}</span>
              {item.note !== undefined && <span className={optionNote}>{item.note}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </ListPopover>
    </AriaComboBox>
  );
}
