import { Select as AriaSelect } from "react-aria-components";
import { type FieldTexts, type InputProps, splitField } from "../../parts/Field.tsx";
import { type SelectItem, SelectParts } from "./SelectParts.tsx";

export type { SelectItem } from "./SelectParts.tsx";

export interface SelectProps
  extends
    FieldTexts,
    Pick<InputProps, "size" | "placeholder" | "name" | "isRequired" | "isDisabled"> {
  /** In the order users expect; 5 to 15 are best, hundreds work. */
  items: readonly SelectItem[];
  /** The id of the chosen item; null for none. */
  value: string | null;
  /** Called with the id of the chosen item. */
  onChange: (id: string) => void;
}

/** One of a few known items. For many items, or items found by typing, use `ComboBox`. */
export function Select({ size = "control", items, value, onChange, ...props }: SelectProps) {
  const { texts, field } = splitField(props);
  return (
    <AriaSelect value={value} onChange={(key) => key !== null && onChange(String(key))} {...field}>
      <SelectParts {...{ texts, size, items }} />
    </AriaSelect>
  );
}
