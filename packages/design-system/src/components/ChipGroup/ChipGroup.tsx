import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { chip, chips, count as countStyle } from "./ChipGroup.css.ts";
import type { ChipsVariants } from "./ChipGroup.css.ts";

export interface ChipItem {
  id: string;
  label: string;
  /** How many there are, after the label. */
  count?: number;
}

export interface ChipGroupProps extends ChipsVariants {
  /** What the chips filter, for screen readers. */
  label: string;
  items: readonly ChipItem[];
  value: string;
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
