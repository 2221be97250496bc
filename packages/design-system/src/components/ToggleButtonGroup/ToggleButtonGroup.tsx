import { ToggleButton, ToggleButtonGroup as AriaToggleButtonGroup } from "react-aria-components";
import { type ReactNode, useId } from "react";
import * as styles from "./ToggleButtonGroup.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface ToggleItem<Id extends string = string> {
  /** The id used by `value` and `onChange`. */
  id: Id;
  /** A short text or a figure. */
  label: string;
  /** After the label: a `Badge` for pending items. */
  badge?: ReactNode;
}

export interface ToggleButtonGroupProps<Id extends string> extends Variants<typeof styles.item> {
  /** The label above the options. */
  label: string;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean;
  /** Two to five options. */
  items: readonly ToggleItem<Id>[];
  /** The id of the selected option; null while there is none yet. */
  value: Id | null;
  /** Called with the id of the selected option. */
  onChange: (id: Id) => void;
  /** Not usable and not focusable; explain nearby what is missing. */
  isDisabled?: boolean;
}

/** One of two to five short options: a unit, a tolerance. */
export function ToggleButtonGroup<Id extends string>({
  label,
  hideLabel = false,
  items,
  value,
  onChange,
  isDisabled = false,
  isMono = false,
}: ToggleButtonGroupProps<Id>) {
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
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          const chosen = items.find((item) => keys.has(item.id));
          if (chosen) onChange(chosen.id);
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
