import {
  Button as AriaButton,
  ListBox,
  ListBoxItem,
  Select as AriaSelect,
  SelectValue,
} from "react-aria-components";
import { selectPopoverOffset } from "../../internal/limits.ts";
import { list, option, optionMain } from "../../parts/ListBox.css.ts";
import { ListPopover, OptionCheck } from "../../parts/ListBox.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { writeNumber } from "./lengths.ts";
import * as styles from "./NumberField.css.ts";

export interface ToleranceProps {
  /** One of the choices; lengths are in mm, whatever unit is shown. */
  value: number;
  /** Called with the choice; lengths are in mm. */
  onChange: (value: number) => void;
  /** From the smallest to the largest. */
  choices: readonly number[];
  /** Accessible name including the field's: `Tolerance of A, Outer diameter`. */
  label: string;
  /** The text for a tolerance of 0: `exact`. */
  exactText: string;
  /** The unit in which the choices are shown. */
  unit?: string;
  /** Follows the field. */
  isDisabled?: boolean;
}

/** How much a match may differ, at the end of the field. */
export function Tolerance({
  value,
  onChange,
  choices,
  label,
  exactText,
  unit,
  isDisabled,
}: ToleranceProps) {
  const write = (choice: number) => (choice === 0 ? exactText : `± ${writeNumber(choice, unit)}`);
  return (
    <AriaSelect
      className={styles.toleranceRoot}
      aria-label={label}
      value={value}
      onChange={(key) => key !== null && onChange(Number(key))}
      isDisabled={isDisabled}
    >
      <AriaButton className={styles.tolerance}>
        <SelectValue>{write(value)}</SelectValue>
        <span className={styles.chevron}>
          <Icon name="chevronDown" size="small" />
        </span>
      </AriaButton>
      <ListPopover placement="bottom end" offset={selectPopoverOffset}>
        <ListBox className={list()} items={choices.map((id) => ({ id }))}>
          {({ id }) => (
            <ListBoxItem className={option} id={id} textValue={write(id)}>
              <span className={optionMain}>{write(id)}</span>
              <OptionCheck />
            </ListBoxItem>
          )}
        </ListBox>
      </ListPopover>
    </AriaSelect>
  );
}
