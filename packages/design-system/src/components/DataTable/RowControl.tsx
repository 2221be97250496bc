import { Icon } from "../Icon/Icon.tsx";
import { rowCheckbox, rowControl, rowMark, rowRadio } from "./DataTable.css.ts";

interface RowControlProps {
  kind: "radio" | "checkbox";
  /** Radios of one name exclude each other. */
  name: string;
  label: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  /** In a grid, arrow keys reach it instead. */
  isTabStop?: boolean;
  /** `isRange` with Shift: from the row selected last. */
  onToggle: (isRange: boolean) => void;
}

/** A native radio button or checkbox in a row: React Aria's radios need a group, which rows of a grid are not. */
export const RowControl = ({
  kind,
  name,
  label,
  isSelected,
  isIndeterminate = false,
  isTabStop = false,
  onToggle,
}: RowControlProps) => (
  <label className={rowControl}>
    <input
      className={kind === "radio" ? rowRadio : rowCheckbox}
      type={kind}
      name={name}
      aria-label={label}
      tabIndex={isTabStop ? 0 : -1}
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
