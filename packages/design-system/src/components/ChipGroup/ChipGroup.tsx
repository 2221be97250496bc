import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import * as styles from "./ChipGroup.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface ChipItem {
  /** The id used by `value` and `onChange`. */
  id: string;
  /** One or two words. */
  label: string;
  /** The number of results, after the label. */
  count?: number;
}

export interface ChipGroupProps extends Variants<typeof styles.chips> {
  /** Accessible name: what the chips filter. */
  label: string;
  /** Start with the chip that shows everything. */
  items: readonly ChipItem[];
  /** The id of the selected chip; there always is one. */
  value: string;
  /** Called with the id of the selected chip. */
  onChange: (id: string) => void;
}

/** A filter with counts below a search field. One chip is always selected. */
export function ChipGroup({ label, items, value, onChange, scroll = true }: ChipGroupProps) {
  return (
    <ToggleButtonGroup
      className={styles.chips({ scroll })}
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
        <ToggleButton key={item.id} id={item.id} className={styles.chip}>
          {item.label}
          {item.count !== undefined && <span className={styles.count}> {item.count}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
