import { rowRadio, rowRadioTarget } from "./DataTable.css.ts";

interface RowRadioProps {
  name: string;
  label: string;
  isSelected: boolean;
  onSelect: () => void;
}

/** A real radio button in a row: React Aria's belongs to a group, and a grid's rows are no group. */
export const RowRadio = ({ name, label, isSelected, onSelect }: RowRadioProps) => (
  <label className={rowRadioTarget}>
    <input
      className={rowRadio}
      type="radio"
      name={name}
      aria-label={label}
      checked={isSelected}
      onChange={onSelect}
    />
  </label>
);
