import { use } from "react";
import { Button as AriaButton, ComboBoxStateContext } from "react-aria-components";
import { fieldButton } from "../../parts/Field.css.ts";
import { Icon } from "../Icon/Icon.tsx";

interface ClearButtonProps {
  label?: string;
}

/** Clears the text and the selection. */
export function ClearButton({ label }: ClearButtonProps) {
  const state = use(ComboBoxStateContext);
  if (!state || state.inputValue === "" || label === undefined) return null;
  return (
    // Without `slot={null}` React Aria treats any button here as the one that opens the list.
    <AriaButton
      slot={null}
      className={fieldButton}
      aria-label={label}
      onPress={() => {
        state.setValue(null);
        state.setInputValue("");
      }}
    >
      <Icon name="close" size="small" />
    </AriaButton>
  );
}
