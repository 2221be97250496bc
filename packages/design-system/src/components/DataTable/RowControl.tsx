import { Icon } from "../Icon/Icon.tsx";
import { rowCheckbox, rowControl, rowMark, rowRadio } from "./DataTable.css.ts";

interface RowControlProps {
  kind: "radio" | "checkbox";
  /** Radios of one name exclude each other. */
  name: string;
  label: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  /** With Shift the range from the row chosen last. */
  onToggle: (isRange: boolean) => void;
}

/** A real radio button or checkbox in a row: React Aria's radios belong to a group, and a grid's rows are no group. */
export const RowControl = ({
  kind,
  name,
  label,
  isSelected,
  isIndeterminate = false,
  onToggle,
}: RowControlProps) => (
  <label className={rowControl}>
    <input
      className={kind === "radio" ? rowRadio : rowCheckbox}
      type={kind}
      name={name}
      aria-label={label}
      tabIndex={-1}
      checked={isSelected}
      ref={(input) => {
        if (input) input.indeterminate = isIndeterminate;
      }}
      onChange={({ nativeEvent }) =>
        onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
    {kind === "checkbox" && (
      <span className={rowMark}>
        <Icon name={isIndeterminate ? "minus" : "check"} size="small" />
      </span>
    )}
  </label>
);
