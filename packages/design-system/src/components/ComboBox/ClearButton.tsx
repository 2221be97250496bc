import { use } from "react";
import type { ReactNode } from "react";
import { Button as AriaButton, ComboBoxStateContext } from "react-aria-components";
import { fieldButton } from "../../internal/Field.css.ts";
import { Icon } from "../Icon/Icon.tsx";

interface ClearButtonProps {
  label?: string;
  onClear?: () => void;
  /** What stands here while there is nothing to clear. */
  instead: ReactNode;
}

/** Empties the field and lets go of what was chosen. */
export function ClearButton({ label, onClear, instead }: ClearButtonProps) {
  const state = use(ComboBoxStateContext);
  if (!state || state.inputValue === "") return instead;
  if (label === undefined) return null;
  return (
    // Not the button that opens the list, which is what React Aria takes any button here for.
    <AriaButton
      slot={null}
      className={fieldButton}
      aria-label={label}
      onPress={() => {
        state.setValue(null);
        state.setInputValue("");
        onClear?.();
      }}
    >
      <Icon name="close" size="small" />
    </AriaButton>
  );
}
