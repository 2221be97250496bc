import { ToggleButton, ToggleButtonGroup as AriaToggleButtonGroup } from "react-aria-components";
import { useId } from "react";
import type { ReactNode } from "react";
import { group, item as itemStyle, label as labelStyle, root } from "./ToggleButtonGroup.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface ToggleItem {
  /** What `value` and `onChange` call it. */
  id: string;
  /** A short word or a figure. */
  label: string;
  /** Behind it: a `Badge` for what waits there. */
  badge?: ReactNode;
}

export interface ToggleButtonGroupProps extends Variants<typeof itemStyle> {
  /** What the words are of, above them. */
  label: string;
  /** For a group whose label stands elsewhere on the screen; screen readers still read it. */
  hideLabel?: boolean;
  /** Two to five, in their natural order. */
  items: readonly ToggleItem[];
  /** The id of the one that is on; there always is one. */
  value: string;
  /** With the id of the one that was chosen. */
  onChange: (id: string) => void;
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
}

/** One of two to five short words, side by side: a unit, a tolerance. */
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
    <div className={root}>
      <span className={labelStyle({ isHidden: hideLabel })} id={id}>
        {label}
      </span>
      <AriaToggleButtonGroup
        className={group}
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
          <ToggleButton key={item.id} id={item.id} className={itemStyle({ isMono })}>
            {item.label}
            {item.badge}
          </ToggleButton>
        ))}
      </AriaToggleButtonGroup>
    </div>
  );
}
