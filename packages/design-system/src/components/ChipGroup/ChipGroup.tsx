import { type ReactNode, useId } from "react";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import * as styles from "./ChipGroup.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface ChipItem<Id extends string = string> {
  /** The id used by `value` and `onChange`. */
  id: Id;
  /** One or two words. */
  label: string;
  /** The number of results, after the label. */
  count?: number;
  /** Below the chip and part of its accessible description, such as a status. */
  description?: ReactNode;
}

export interface ChipGroupProps<Id extends string> extends Variants<typeof styles.chips> {
  /** Accessible name: what the chips filter. */
  label: string;
  /** Start with the chip that shows everything. */
  items: readonly ChipItem<Id>[];
  /** The id of the selected chip; null while there is none yet. */
  value: Id | null;
  /** Called with the id of the selected chip. */
  onChange: (id: Id) => void;
}

/** A filter with counts below a search field. One chip is always selected. */
export function ChipGroup<Id extends string>({
  label,
  items,
  value,
  onChange,
  scroll = true,
}: ChipGroupProps<Id>) {
  const id = useId();
  return (
    <ToggleButtonGroup
      className={styles.chips({ scroll })}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={(keys) => {
        const chosen = items.find(({ id }) => keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
    >
      {items.map((item, index) => (
        <span key={item.id} className={styles.item}>
          <ToggleButton id={item.id} className={styles.chip} aria-describedby={`${id}-${index}`}>
            {item.label}
            {item.count !== undefined && <span className={styles.count}> {item.count}</span>}
          </ToggleButton>
          <span id={`${id}-${index}`}>{item.description}</span>
        </span>
      ))}
    </ToggleButtonGroup>
  );
}
