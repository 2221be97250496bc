import { ToggleButton, ToggleButtonGroup as AriaToggleButtonGroup } from "react-aria-components";
import { type ReactNode, useId } from "react";
import * as styles from "./ToggleButtonGroup.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface ToggleItem {
  /** The id used by `value` and `onChange`. */
  id: string;
  /** A short text or a figure. */
  label: string;
  /** After the label: a `Badge` for pending items. */
  badge?: ReactNode;
}

export interface ToggleButtonGroupProps extends Variants<typeof styles.item> {
  /** The label above the options. */
  label: string;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean;
  /** Two to five options. */
  items: readonly ToggleItem[];
  /** The id of the selected option; there always is one. */
  value: string;
  /** Called with the id of the selected option. */
  onChange: (id: string) => void;
  /** Not usable and not focusable; explain nearby what is missing. */
  isDisabled?: boolean;
}

/** One of two to five short options: a unit, a tolerance. */
export function ToggleButtonGroup({
  label,
  hideLabel = false,
  items,
  value,
  onChange,
  isDisabled = false,
  isMono = false,
}: ToggleButtonGroupProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <span className={styles.label({ isHidden: hideLabel })} id={id}>
        {label}
      </span>
      <AriaToggleButtonGroup
        className={styles.group}
        aria-labelledby={id}
        selectionMode="single"
        disallowEmptySelection
        isDisabled={isDisabled}
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const [chosen] = keys;
          if (chosen !== undefined) onChange(String(chosen));
        }}
      >
        {items.map((item) => (
          <ToggleButton key={item.id} id={item.id} className={styles.item({ isMono })}>
            {item.label}
            {item.badge}
          </ToggleButton>
        ))}
      </AriaToggleButtonGroup>
    </div>
  );
}
