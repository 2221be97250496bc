import {
  Button as AriaButton,
  ListBox,
  ListBoxItem,
  Select as AriaSelect,
  SelectValue,
} from "react-aria-components";
import { selectPopoverOffset } from "../../internal/limits.ts";
import { list, option, optionCheck, optionMain } from "../../internal/ListBox.css.ts";
import { ListPopover } from "../../internal/ListBox.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { writeNumber } from "./lengths.ts";
import { tolerance as toleranceStyle, toleranceRoot } from "./NumberField.css.ts";

export interface ToleranceProps {
  /** In mm for lengths, whatever the unit shown; one of the choices. */
  value: number;
  /** With the choice, in mm for lengths. */
  onChange: (value: number) => void;
  /** From the closest to the widest. */
  choices: readonly number[];
  /** Its name with that of the field: `Tolerance of A, Outer diameter`. */
  label: string;
  /** What a tolerance of 0 is called: `exact`. */
  exactText: string;
  /** The unit the choices are shown in. */
  unit?: string;
  /** As its field is. */
  isDisabled?: boolean;
}

/** How much a match may differ, at the end of its field. */
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
      className={toleranceRoot}
      aria-label={label}
      value={value}
      onChange={(key) => key !== null && onChange(Number(key))}
      isDisabled={isDisabled}
    >
      <AriaButton className={toleranceStyle}>
        <SelectValue>{write(value)}</SelectValue>
        <Icon name="chevronDown" size="small" />
      </AriaButton>
      <ListPopover placement="bottom end" offset={selectPopoverOffset}>
        <ListBox className={list()} items={choices.map((id) => ({ id }))}>
          {({ id }) => (
            <ListBoxItem className={option} id={id} textValue={write(id)}>
              <span className={optionMain}>{write(id)}</span>
              <span className={optionCheck}>
                <Icon name="check" size="small" />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </ListPopover>
    </AriaSelect>
  );
}
