import { ToggleButton, ToggleButtonGroup as AriaToggleButtonGroup } from "react-aria-components";
import { useId } from "react";
import { group, item as itemStyle, label as labelStyle, root } from "./ToggleButtonGroup.css.ts";
import type { ItemVariants } from "./ToggleButtonGroup.css.ts";

export interface ToggleItem {
  id: string;
  label: string;
}

export interface ToggleButtonGroupProps extends ItemVariants {
  label: string;
  hideLabel?: boolean;
  items: readonly ToggleItem[];
  value: string;
  onChange: (id: string) => void;
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
          </ToggleButton>
        ))}
      </AriaToggleButtonGroup>
    </div>
  );
}
