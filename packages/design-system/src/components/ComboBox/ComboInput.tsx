import { type KeyboardEvent, type Ref, use, useRef } from "react";
import { ComboBoxStateContext, Input } from "react-aria-components";
import { input } from "../../parts/Field.css.ts";

interface ComboInputProps {
  isSearch: boolean;
  placeholder?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onSubmit?: ((text: string) => void) | undefined;
  /** A key was pressed while the item with this id was focused; true keeps it from the field. */
  onItemKey: (event: KeyboardEvent<HTMLInputElement>, id: string) => boolean;
}

const moves = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"]);

/** The text field of a `ComboBox`. */
export function ComboInput({
  isSearch,
  placeholder,
  inputRef,
  onSubmit,
  onItemKey,
}: ComboInputProps) {
  const state = use(ComboBoxStateContext);
  const isChosenByKeys = useRef(false);
  const isItemFocused = useRef(false);
  return (
    <Input
      className={input({ isMono: isSearch })}
      placeholder={placeholder}
      ref={inputRef}
      spellCheck="false"
      // Scanners that act as keyboards type here.
      {...(isSearch && { "data-codes": "" })}
      // It looks like a select, so a click on it opens all of its items. Suggestions of a search open while one types.
      {...(!isSearch && {
        onClick: () => {
          if (state?.isOpen === false) state.open(null, "manual");
        },
      })}
      onInputCapture={() => (isChosenByKeys.current = false)}
      onKeyDownCapture={(event) => {
        if (moves.has(event.key)) isChosenByKeys.current = true;
        // A list that opens under a resting pointer focuses the item there.
        const isAccidental = onSubmit !== undefined && !isChosenByKeys.current;
        if (isAccidental) state?.selectionManager.setFocusedKey(null);
        const id = state?.selectionManager.focusedKey ?? null;
        isItemFocused.current = id !== null;
        if (id === null || !onItemKey(event, String(id))) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !isItemFocused.current) onSubmit?.(event.currentTarget.value);
      }}
    />
  );
}
