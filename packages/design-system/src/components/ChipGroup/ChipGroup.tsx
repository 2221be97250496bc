import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { chip, chips, count as countStyle } from "./ChipGroup.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface ChipItem {
  /** What `value` and `onChange` call it. */
  id: string;
  /** One or two words. */
  label: string;
  /** How many there are, after the label. */
  count?: number;
}

export interface ChipGroupProps extends Variants<typeof chips> {
  /** What the chips filter, for screen readers. */
  label: string;
  /** The one that shows everything first. */
  items: readonly ChipItem[];
  /** The id of the chip that is on; there always is one. */
  value: string;
  /** With the id of the chip that was chosen. */
  onChange: (id: string) => void;
}

/** A filter with counts under a search field: one is always on. */
export function ChipGroup({ label, items, value, onChange, scroll = true }: ChipGroupProps) {
  return (
    <ToggleButtonGroup
      className={chips({ scroll })}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [chosen] = keys;
        if (chosen !== undefined) onChange(String(chosen));
      }}
    >
      {items.map((item) => (
        <ToggleButton key={item.id} id={item.id} className={chip}>
          {item.label}
          {item.count !== undefined && <span className={countStyle}> {item.count}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
